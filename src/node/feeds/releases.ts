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

export interface FeedSource {
  changelog: Readonly<Record<FeedComponent['age'], readonly Component[]>>;
  knownIssues: readonly KnownIssue[];
}

export interface FeedEntry {
  /** Address of its heading in the changelog, and its id in the feed: it must not change with the text. */
  url: string;
  title: string;
  date: Date;
  html: string;
  categories: readonly string[];
}

export interface FeedInfo {
  title: string;
  page: string;
  /** Missing in the feed of all releases; see `feedPath`. */
  of?: FeedComponent | 'api';
}

export interface ReleaseFeed extends FeedInfo {
  description: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Compares by code unit, which doesn't depend on the computer's language. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Renders a release text with absolute links: `[Polls](/docs/polls)` → `<a href="https://…/docs/polls">Polls</a>` */
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
      throw new Error(`Feeds can't render "${node.type}", which a release uses. Add it to src/node/feeds/releases.ts.`);
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

const changelogPage = `${links.site}${paths.changelog}`;

const allReleases: FeedInfo = {title: `${product.name}: all releases`, page: changelogPage};

const apiChanges: FeedInfo = {title: `${product.name}: API`, page: changelogPage, of: 'api'};

const infoOf = (age: FeedComponent['age'], component: Component) => ({
  title: `${product.name}: ${component.title}`,
  page: pageOf(age, component),
  of: {age, name: component.name},
});

const ages = ['current', 'legacy'] as const;

/** Lists all feeds in the order of `releaseFeeds`, without rendering their releases. */
export const feedInfos = (source: FeedSource = {changelog, knownIssues}): FeedInfo[] => [
  allReleases,
  apiChanges,
  ...ages.flatMap((age) => source.changelog[age].map((component) => infoOf(age, component))),
];

const apiFeed = (components: readonly Component[]): ReleaseFeed => ({
  ...apiChanges,
  description: `What releases of ${product.name} change for programs that use the API, newest first.`,
  entries: apiReleases(components).map(({component, release}) =>
    entryOf(pageOf('current', component), component, release, apiReleaseText(component, release), [
      ...kindsOf(apiChangesOf(release)),
      ...(deprecatedIn(component, release).length > 0 ? ['Deprecated'] : []),
    ]),
  ),
});

/** Returns the feed of all releases, the feed of API changes, then one for each component. */
export function releaseFeeds(source: FeedSource = {changelog, knownIssues}): ReleaseFeed[] {
  const {current} = source.changelog;
  const feedOf = (age: FeedComponent['age'], component: Component) => {
    const info = infoOf(age, component);
    const successor = current.find(({name}) => name === component.successor);
    return {
      ...info,
      description: successor
        ? `All releases of ${component.title}, newest first. Newer ones are those of ${successor.title}.`
        : `All releases of ${component.title}, newest first.`,
      entries: component.releases.map((release) =>
        entryOf(
          info.page,
          component,
          release,
          releaseText(component, release, source.knownIssues),
          kindsOf(changesOf(release)),
        ),
      ),
    } satisfies ReleaseFeed;
  };
  const feeds = ages.flatMap((age) => source.changelog[age].map((component) => feedOf(age, component)));
  const all: ReleaseFeed = {
    ...allReleases,
    description: `All releases of the components of ${product.name}, newest first.`,
    // Both sorts are stable, so releases of one day are sorted by component, then in the order of the facts.
    entries: feeds
      .toSorted((a, b) => compare(a.of.name, b.of.name))
      .flatMap(({entries}) => entries)
      .sort((a, b) => b.date.getTime() - a.date.getTime()),
  };
  return [all, apiFeed(current), ...feeds];
}
