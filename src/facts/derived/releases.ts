import {changeKinds, type Change, type ChangeKind, type Component, type Release} from '../types';
import {deprecatedIn} from './api/replaced';

const MAX_NEWS = 5;

const changeText = (change: Change): string => (typeof change === 'string' ? change : change.text);

export interface ChangeGroup {
  kind: ChangeKind;
  texts: readonly string[];
}

export const changesOf = (
  {changes}: Pick<Release, 'changes'>,
  isChosen: (change: Change) => boolean = () => true,
): ChangeGroup[] =>
  changeKinds.flatMap((kind) => {
    const texts = (changes[kind] ?? []).filter(isChosen).map(changeText);
    return texts.length > 0 ? [{kind, texts}] : [];
  });

export const concernsPrograms = (change: Change): boolean => typeof change !== 'string' && change.api === true;

export const apiChangesOf = (release: Release): ChangeGroup[] => changesOf(release, concernsPrograms);

export interface DatedRelease {
  component: Component;
  release: Release;
}

/** Returns all releases, newest first; on the same day, in the order of components. */
export const releasesByDate = (components: readonly Component[]): DatedRelease[] =>
  components
    .flatMap((component) => component.releases.map((release) => ({component, release})))
    .sort((a, b) => b.release.date.localeCompare(a.release.date));

/** Returns the releases that change the API or deprecate fields, in the order of `releasesByDate`. */
export const apiReleases = (components: readonly Component[]): DatedRelease[] =>
  releasesByDate(components).filter(
    ({component, release}) => apiChangesOf(release).length > 0 || deprecatedIn(component, release).length > 0,
  );

/** Returns the changes that server owners notice. A release has at most one. */
export const noticedChanges = (release: Pick<Release, 'changes'>): string[] =>
  changesOf(release, (change) => typeof change !== 'string' && change.noticed === true).flatMap(({texts}) => texts);

export interface NoticedRelease extends DatedRelease {
  text: string;
}

/** Returns the latest releases that server owners notice, in the order of `releasesByDate`. */
export const news = (components: readonly Component[]): NoticedRelease[] =>
  releasesByDate(components)
    .flatMap((datedRelease) => noticedChanges(datedRelease.release).map((text) => ({...datedRelease, text})))
    .slice(0, MAX_NEWS);
