import {changeKinds, type Change, type ChangeKind, type Component, type Release} from '../facts/types';
import {deprecatedIn} from './api/replaced';

/** How many releases count as news. */
const NEWS = 5;

/** The words of a change. */
const changeText = (change: Change): string => (typeof change === 'string' ? change : change.text);

/** A kind of changes with the words of each. */
export interface Changes {
  kind: ChangeKind;
  texts: readonly string[];
}

/** What a release changes, kind by kind, in the order in which pages and feeds say it. */
export const changesOf = (
  {changes}: Pick<Release, 'changes'>,
  chosen: (change: Change) => boolean = () => true,
): Changes[] =>
  changeKinds.flatMap((kind) => {
    const texts = (changes[kind] ?? []).filter(chosen).map(changeText);
    return texts.length > 0 ? [{kind, texts}] : [];
  });

/** Whether programs that use the API notice a change. */
export const concernsPrograms = (change: Change): boolean => typeof change !== 'string' && change.api === true;

/** What a release changes for programs that use the API. */
export const apiChangesOf = (release: Release): Changes[] => changesOf(release, concernsPrograms);

/** A release that programs that use the API can notice. */
export interface ApiRelease {
  component: Component;
  release: Release;
}

/**
 * The releases that concern the API: their words say so, or they gave up fields of it. Newest first; those of one day in
 * the order of the components.
 */
export const apiReleases = (components: readonly Component[]): ApiRelease[] =>
  components
    .flatMap((component) => component.releases.map((release) => ({component, release})))
    .filter(({component, release}) => apiChangesOf(release).length > 0 || deprecatedIn(component, release).length > 0)
    .sort((a, b) => b.release.date.localeCompare(a.release.date));

/** What server owners notice of a release, in the order of kinds; facts that are right have one at most. */
export const noticedIn = (release: Pick<Release, 'changes'>): string[] =>
  changesOf(release, (change) => typeof change !== 'string' && change.noticed === true).flatMap(({texts}) => texts);

/** A release that server owners notice, and what they notice. */
export interface NoticedRelease {
  component: Component;
  release: Release;
  /** One sentence. */
  text: string;
}

/** The last releases that server owners notice, newest first; those of one day in the order of the components. */
export const news = (components: readonly Component[]): NoticedRelease[] =>
  components
    .flatMap((component) =>
      component.releases.flatMap((release) => noticedIn(release).map((text) => ({component, release, text}))),
    )
    .sort((a, b) => b.release.date.localeCompare(a.release.date))
    .slice(0, NEWS);
