import {describe, expect, it} from 'vitest';
import {apiChangeGroupsOf, isApiChange, latestNews, newsTexts} from '../../src/facts/derived/releases';
import type {Change, ChangelogComponent, Release} from '../../src/facts/types';

const news = (text: string): Change => ({text, news: true});
const release = (date: string, ...added: Change[]): Release => ({version: '1.0.0', date, changes: {added}});
const component = (name: string, ...releases: Release[]): ChangelogComponent => ({
  name,
  title: name.toUpperCase(),
  releases,
});

describe('latestNews', () => {
  it('lists news, newest first, and news of one day in the order of components', () => {
    const changes = latestNews([
      component('a', release('2025-03-01', news('Third.')), release('2025-01-01', news('Last.'))),
      component('b', release('2025-03-02', news('First.')), release('2025-03-01', news('Fourth.'))),
      component('c', release('2025-03-02', 'Nobody notices.', news('Second.')), release('2025-02-01', 'Nor this.')),
    ]);
    expect(changes.map(({text}) => text)).toEqual(['First.', 'Second.', 'Third.', 'Fourth.', 'Last.']);
    expect(changes[1]).toMatchObject({component: {name: 'c'}, release: {date: '2025-03-02'}});
  });

  it('lists at most five changes', () => {
    const releases = [7, 6, 5, 4, 3, 2, 1].map((day) => release(`2025-01-0${day}`, news(`Day ${day}.`)));
    expect(latestNews([component('a', ...releases)]).map(({text}) => text)).toEqual(
      [7, 6, 5, 4, 3].map((day) => `Day ${day}.`),
    );
  });
});

it.each<[outcome: string, change: Change, forPrograms: boolean, forOwners: boolean]>([
  ['without a mark is in neither list', 'x', false, false],
  ['of the API is only in the list for programs', {text: 'x', api: true}, true, false],
  ['that is news is only in the list for owners', {text: 'x', news: true}, false, true],
  ['for both is in both lists', {text: 'x', api: true, news: true}, true, true],
])('a change %s', (_, change, forPrograms, forOwners) => {
  const singleRelease = release('2025-01-01', change);
  expect(isApiChange(change)).toBe(forPrograms);
  expect(apiChangeGroupsOf(singleRelease)).toEqual(forPrograms ? [{kind: 'added', texts: ['x']}] : []);
  expect(newsTexts(singleRelease)).toEqual(forOwners ? ['x'] : []);
});
