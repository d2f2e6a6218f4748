import {changeKinds, type Change, type ChangeKind, type ChangelogComponent, type Release} from '../types';
import {fieldsDeprecatedIn} from './api/replacedFields';

const MAX_NEWS = 5;

const changeText = (change: Change): string => (typeof change === 'string' ? change : change.text);

export interface ChangeGroup {
  kind: ChangeKind;
  texts: readonly string[];
}

export const changeGroupsOf = (
  {changes}: Pick<Release, 'changes'>,
  isChosen: (change: Change) => boolean = () => true,
): ChangeGroup[] =>
  changeKinds.flatMap((kind) => {
    const texts = (changes[kind] ?? []).filter(isChosen).map(changeText);
    return texts.length > 0 ? [{kind, texts}] : [];
  });

export const isApiChange = (change: Change): boolean => typeof change !== 'string' && change.api === true;

export const apiChangeGroupsOf = (release: Release): ChangeGroup[] => changeGroupsOf(release, isApiChange);

export interface ComponentRelease {
  component: ChangelogComponent;
  release: Release;
}

/** Returns all releases, newest first; on the same day, in the order of components. */
export const releasesByDate = (components: readonly ChangelogComponent[]): ComponentRelease[] =>
  components
    .flatMap((component) => component.releases.map((release) => ({component, release})))
    .sort((a, b) => b.release.date.localeCompare(a.release.date));

/** Returns the releases that change the API or deprecate fields, in the order of `releasesByDate`. */
export const releasesThatChangeApi = (components: readonly ChangelogComponent[]): ComponentRelease[] =>
  releasesByDate(components).filter(
    ({component, release}) =>
      apiChangeGroupsOf(release).length > 0 || fieldsDeprecatedIn(component, release).length > 0,
  );

/** Returns the text of the change that server owners notice, if any. A release has at most one. */
export const newsTexts = (release: Pick<Release, 'changes'>): string[] =>
  changeGroupsOf(release, (change) => typeof change !== 'string' && change.news === true).flatMap(({texts}) => texts);

export interface ReleaseNews extends ComponentRelease {
  text: string;
}

/** Returns the latest changes that server owners notice, in the order of `releasesByDate`. */
export const latestNews = (components: readonly ChangelogComponent[]): ReleaseNews[] =>
  releasesByDate(components)
    .flatMap((componentRelease) => newsTexts(componentRelease.release).map((text) => ({...componentRelease, text})))
    .slice(0, MAX_NEWS);
