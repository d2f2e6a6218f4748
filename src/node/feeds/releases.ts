import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {factWords} from '../content/factWords';
import {knownIssues} from '../../facts/knownIssues';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import type {Component, KnownIssue, Release} from '../../facts/types';
import type {FeedComponent} from '../../shared/routing/feeds';
import {givenUpIn, type FormerField} from '../../shared/api/replaced';
import {apiChangesOf, apiReleases, changesOf, type ApiRelease, type Changes} from '../../shared/releases';
import {paths, releaseAnchor} from '../../shared/routing/paths';
import {capitalized} from '../../shared/sentences';
import {formerFieldWords} from '../openapi/deprecated';

/** What feeds are made of; the facts, but for tests. */
export interface FeedSource {
  changelog: Readonly<Record<FeedComponent['age'], readonly Component[]>>;
  knownIssues: readonly KnownIssue[];
}

/** A release in a feed. */
export interface FeedEntry {
  /** Address of its heading in the changelog, which is its id, too: it stays the same when the text changes. */
  url: string;
  title: string;
  /** The day of the release, in UTC. */
  date: Date;
  html: string;
  /** Kinds of its changes. */
  categories: readonly string[];
}

/** Releases, before they are written in a format. */
export interface ReleaseFeed {
  title: string;
  description: string;
  /** The page that shows the same. */
  page: string;
  /** Of what, see `feedPath`. */
  of?: FeedComponent | 'api';
  /** Newest first. */
  entries: readonly FeedEntry[];
}

const ages = ['current', 'legacy'] as const;

/** Order of code units, which no computer's language changes. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const element = (name: string, ...children: ReactNode[]): ReactNode => createElement(name, null, ...children);

/** Text of a fact in HTML, with technical names as code like on the page. */
const inline = (text: string): ReactNode[] =>
  factWords(text).map((part) => (typeof part === 'string' ? part : element('code', part.code)));

const list = (items: readonly (readonly ReactNode[])[]): ReactNode =>
  element('ul', ...items.map((item) => element('li', ...item)));

const label = (text: string): ReactNode => element('strong', text);

/** A field that a release gave up. */
function formerFieldHtml(field: FormerField): ReactNode[] {
  const {address, name, rest} = formerFieldWords(field);
  return [createElement('a', {href: `${links.site}${address}`}, element('code', name)), ...inline(rest)];
}

const changesHtml = (changes: readonly Changes[]): ReactNode[] =>
  changes.flatMap(({kind, texts}) => [element('p', label(capitalized(kind))), list(texts.map((text) => inline(text)))]);

const formerFieldsHtml = (fields: readonly FormerField[]): ReactNode[] =>
  fields.length > 0
    ? [
        element('p', label('For programs that use the API:'), ' nothing breaks. Deprecated, and still working:'),
        list(fields.map(formerFieldHtml)),
      ]
    : [];

const markup = (parts: readonly ReactNode[]): string => renderToStaticMarkup(createElement(Fragment, null, ...parts));

/** What a release changes for programs that use the API. */
const apiHtml = ({component, release}: ApiRelease): string =>
  markup([...changesHtml(apiChangesOf(release)), ...formerFieldsHtml(givenUpIn(component, release))]);

function releaseHtml(component: Component, release: Release, issues: readonly KnownIssue[]): string {
  const {migration, fixes = []} = release;
  const fixed = fixes.map((id) => {
    const title = issues.find((issue) => issue.id === id)?.title;
    const href = `${links.site}${paths.issue(id)}`;
    return [createElement('a', {href}, title === undefined ? id : `${id}: ${title}`)];
  });
  return markup([
    ...changesHtml(changesOf(release)),
    migration !== undefined && element('p', label('What to do:'), ' ', ...inline(migration)),
    ...formerFieldsHtml(givenUpIn(component, release)),
    fixed.length > 0 && element('p', label('Known issues fixed')),
    fixed.length > 0 && list(fixed),
  ]);
}

const dayOf = ({date}: Release): Date => new Date(`${date}T00:00:00Z`);

const titleOf = ({title}: Component, {version}: Release): string => `${title} ${version}`;

const addressOf = (age: FeedComponent['age'], {name}: Component, {version}: Release): string =>
  `${links.site}${paths.component(age, name)}#${releaseAnchor(version)}`;

/** What releases change for programs that use the API. */
const apiFeed = (components: readonly Component[]): ReleaseFeed => ({
  title: `${product.name}: API`,
  description: `What releases of ${product.name} change for programs that use the API, newest first.`,
  page: `${links.site}${paths.changelog}`,
  of: 'api',
  entries: apiReleases(components).map((changed) => ({
    url: addressOf('current', changed.component, changed.release),
    title: titleOf(changed.component, changed.release),
    date: dayOf(changed.release),
    html: apiHtml(changed),
    categories: [
      ...apiChangesOf(changed.release).map(({kind}) => capitalized(kind)),
      ...(givenUpIn(changed.component, changed.release).length > 0 ? ['Deprecated'] : []),
    ],
  })),
});

/** The feed of all releases, that of what they change of the API, then one for each component. */
export function releaseFeeds(source: FeedSource = {changelog, knownIssues}): ReleaseFeed[] {
  const components = ages.flatMap((age) => source.changelog[age].map((component) => ({...component, age})));
  const feeds = components.map((component): ReleaseFeed => {
    const page = `${links.site}${paths.component(component.age, component.name)}`;
    const successor = source.changelog.current.find(({name}) => name === component.successor);
    return {
      title: `${product.name}: ${component.title}`,
      description: successor
        ? `All releases of ${component.title}, newest first. Newer ones are those of ${successor.title}.`
        : `All releases of ${component.title}, newest first.`,
      page,
      of: {age: component.age, name: component.name},
      entries: component.releases.map((release) => ({
        url: addressOf(component.age, component, release),
        title: titleOf(component, release),
        date: dayOf(release),
        html: releaseHtml(component, release, source.knownIssues),
        categories: changesOf(release).map(({kind}) => capitalized(kind)),
      })),
    };
  });
  const all: ReleaseFeed = {
    title: `${product.name}: all releases`,
    description: `All releases of the components of ${product.name}, newest first.`,
    page: `${links.site}${paths.changelog}`,
    entries: feeds
      .flatMap((feed) => feed.entries.map((entry) => ({entry, name: typeof feed.of === 'object' ? feed.of.name : ''})))
      // Stable: releases of one component on one day keep the order of the facts.
      .sort((a, b) => b.entry.date.getTime() - a.entry.date.getTime() || compare(a.name, b.name))
      .map(({entry}) => entry),
  };
  return [all, apiFeed(source.changelog.current), ...feeds];
}
