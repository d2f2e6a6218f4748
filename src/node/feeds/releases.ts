import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Nodes} from 'mdast';
import {nodesOf, type Markdown} from '../content/blocks/mdx';
import {apiReleaseText, releaseText} from '../content/blocks/releaseText';
import {knownIssues} from '../../facts/knownIssues';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import type {Component, KnownIssue, Release} from '../../facts/types';
import type {FeedComponent} from '../../shared/routing/feeds';
import {deprecatedIn} from '../../shared/api/replaced';
import {apiChangesOf, apiReleases, changesOf, type Changes} from '../../shared/releases';
import {paths, releaseAnchor} from '../../shared/routing/paths';
import {capitalized} from '../../shared/sentences';

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

/** Renders the elements that texts of releases have, with absolute links. */
function rendered(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return createElement('code', null, node.value);
    case 'link':
      return createElement('a', {href: links.site + node.url}, ...node.children.map(rendered));
    case 'strong':
      return createElement('strong', null, ...node.children.map(rendered));
    case 'paragraph':
      return createElement('p', null, ...node.children.map(rendered));
    case 'list':
      return createElement('ul', null, ...node.children.map(rendered));
    case 'listItem': {
      const words = node.children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]));
      return createElement('li', null, ...words.map(rendered));
    }
    default:
      throw new Error(`A release has an element that feeds don't render: ${node.type}`);
  }
}

const entryOf = (
  page: string,
  {title}: Component,
  {version, date}: Release,
  text: Markdown,
  categories: readonly string[],
): FeedEntry => ({
  url: `${page}#${releaseAnchor(version)}`,
  title: `${title} ${version}`,
  date: new Date(`${date}T00:00:00Z`),
  html: renderToStaticMarkup(createElement(Fragment, null, ...nodesOf(text).map(rendered))),
  categories,
});

const kindsOf = (changes: readonly Changes[]): string[] => changes.map(({kind}) => capitalized(kind));

const pageOf = (age: FeedComponent['age'], {name}: Component): string => `${links.site}${paths.component(age, name)}`;

/** What releases change for programs that use the API. */
const apiFeed = (components: readonly Component[]): ReleaseFeed => ({
  title: `${product.name}: API`,
  description: `What releases of ${product.name} change for programs that use the API, newest first.`,
  page: `${links.site}${paths.changelog}`,
  of: 'api',
  entries: apiReleases(components).map(({component, release}) =>
    entryOf(pageOf('current', component), component, release, apiReleaseText(component, release), [
      ...kindsOf(apiChangesOf(release)),
      ...(deprecatedIn(component, release).length > 0 ? ['Deprecated'] : []),
    ]),
  ),
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
      entries: component.releases.map((release) =>
        entryOf(
          page,
          component,
          release,
          releaseText(component, release, source.knownIssues),
          kindsOf(changesOf(release)),
        ),
      ),
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
