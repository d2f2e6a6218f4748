import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {factWords} from '../content/factWords';
import {knownIssues} from '../../facts/knownIssues';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import type {Component, KnownIssue, Release} from '../../facts/types';
import type {FeedComponent} from '../../shared/routing/feeds';
import {givenUpIn} from '../../shared/api/replaced';
import {apiChangesOf, apiReleases, changesOf, type Changes} from '../../shared/releases';
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

/** Order of code units, which no computer's language changes. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const element = (type: string | typeof Fragment, ...children: ReactNode[]) => createElement(type, null, ...children);

const linkTo = (address: string, ...children: ReactNode[]): ReactNode =>
  createElement('a', {href: `${links.site}${address}`}, ...children);

/** Text of a fact in HTML, with technical names as code like on the page. */
const inline = (text: string): ReactNode[] =>
  factWords(text).map((part) => (typeof part === 'string' ? part : element('code', part.code)));

/** A list below what it is of; nothing if it is empty. */
const listed = (label: string, items: readonly (readonly ReactNode[])[], rest = ''): ReactNode[] =>
  items.length === 0
    ? []
    : [element('p', element('strong', label), rest), element('ul', ...items.map((item) => element('li', ...item)))];

/** The fields that a release gave up. */
const formerFields = (component: Component, release: Release): ReactNode[] =>
  listed(
    'For programs that use the API:',
    givenUpIn(component, release)
      .map(formerFieldWords)
      .map(({address, name, rest}) => [linkTo(address, element('code', name)), ...inline(rest)]),
    ' nothing breaks. Deprecated, and still working:',
  );

/**
 * A release in a feed.
 * @param changes those that the feed has
 * @param more what stands below them
 */
const entryOf = (
  page: string,
  {title}: Component,
  {version, date}: Release,
  changes: readonly Changes[],
  more: readonly ReactNode[],
): FeedEntry => ({
  url: `${page}#${releaseAnchor(version)}`,
  title: `${title} ${version}`,
  date: new Date(`${date}T00:00:00Z`),
  html: renderToStaticMarkup(
    element(Fragment, ...changes.flatMap(({kind, texts}) => listed(capitalized(kind), texts.map(inline))), ...more),
  ),
  categories: changes.map(({kind}) => capitalized(kind)),
});

const pageOf = (age: FeedComponent['age'], {name}: Component): string => `${links.site}${paths.component(age, name)}`;

/** What releases change for programs that use the API. */
const apiFeed = (components: readonly Component[]): ReleaseFeed => ({
  title: `${product.name}: API`,
  description: `What releases of ${product.name} change for programs that use the API, newest first.`,
  page: `${links.site}${paths.changelog}`,
  of: 'api',
  entries: apiReleases(components).map(({component, release}) => {
    const former = formerFields(component, release);
    const entry = entryOf(pageOf('current', component), component, release, apiChangesOf(release), former);
    return former.length > 0 ? {...entry, categories: [...entry.categories, 'Deprecated']} : entry;
  }),
});

/** The feed of all releases, that of what they change of the API, then one for each component. */
export function releaseFeeds(source: FeedSource = {changelog, knownIssues}): ReleaseFeed[] {
  const {current} = source.changelog;
  const feedOf = (age: FeedComponent['age'], component: Component) => {
    const page = pageOf(age, component);
    const successor = current.find(({name}) => name === component.successor);
    return {
      title: `${product.name}: ${component.title}`,
      description: successor
        ? `All releases of ${component.title}, newest first. Newer ones are those of ${successor.title}.`
        : `All releases of ${component.title}, newest first.`,
      page,
      of: {age, name: component.name},
      entries: component.releases.map((release) => {
        const {migration, fixes = []} = release;
        const fixed = fixes.map((id) => {
          const title = source.knownIssues.find((issue) => issue.id === id)?.title;
          return [linkTo(paths.issue(id), title === undefined ? id : `${id}: ${title}`)];
        });
        return entryOf(page, component, release, changesOf(release), [
          migration !== undefined && element('p', element('strong', 'What to do:'), ' ', ...inline(migration)),
          ...formerFields(component, release),
          ...listed('Known issues fixed', fixed),
        ]);
      }),
    } satisfies ReleaseFeed;
  };
  const feeds = (['current', 'legacy'] as const).flatMap((age) =>
    source.changelog[age].map((component) => feedOf(age, component)),
  );
  const all: ReleaseFeed = {
    title: `${product.name}: all releases`,
    description: `All releases of the components of ${product.name}, newest first.`,
    page: `${links.site}${paths.changelog}`,
    // Both sorts are stable: releases of one day stand by component, those of one component in the order of the facts.
    entries: feeds
      .toSorted((a, b) => compare(a.of.name, b.of.name))
      .flatMap(({entries}) => entries)
      .sort((a, b) => b.date.getTime() - a.date.getTime()),
  };
  return [all, apiFeed(current), ...feeds];
}
