import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {factWords} from '../content/factWords';
import {knownIssues} from '../../facts/knownIssues';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import {changeKinds, type Component, type KnownIssue, type Release} from '../../facts/types';
import type {FeedComponent} from '../../rules/routing/feeds';
import {paths, releaseAnchor} from '../../rules/routing/paths';
import {capitalized} from '../../rules/sentences';

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
  /** Undefined in the feed of all components. */
  component?: FeedComponent;
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

function releaseHtml({changes, migration, fixes = []}: Release, issues: readonly KnownIssue[]): string {
  const fixed = fixes.map((id) => {
    const title = issues.find((issue) => issue.id === id)?.title;
    const href = `${links.site}${paths.issue(id)}`;
    return [createElement('a', {href}, title === undefined ? id : `${id}: ${title}`)];
  });
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      ...changeKinds.flatMap((kind) => {
        const texts = changes[kind];
        return texts ? [element('p', label(capitalized(kind))), list(texts.map((text) => inline(text)))] : [];
      }),
      migration !== undefined && element('p', label('What to do:'), ' ', ...inline(migration)),
      fixed.length > 0 && element('p', label('Known issues fixed')),
      fixed.length > 0 && list(fixed),
    ),
  );
}

/** The feed of all releases, then one for each component. */
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
      component: {age: component.age, name: component.name},
      entries: component.releases.map((release) => ({
        url: `${page}#${releaseAnchor(release.version)}`,
        title: `${component.title} ${release.version}`,
        date: new Date(`${release.date}T00:00:00Z`),
        html: releaseHtml(release, source.knownIssues),
        categories: changeKinds.filter((kind) => release.changes[kind]).map(capitalized),
      })),
    };
  });
  const all: ReleaseFeed = {
    title: `${product.name}: all releases`,
    description: `All releases of the components of ${product.name}, newest first.`,
    page: `${links.site}/documents/changelog`,
    entries: feeds
      .flatMap((feed) => feed.entries.map((entry) => ({entry, name: feed.component?.name ?? ''})))
      // Stable: releases of one component on one day keep the order of the facts.
      .sort((a, b) => b.entry.date.getTime() - a.entry.date.getTime() || compare(a.name, b.name))
      .map(({entry}) => entry),
  };
  return [all, ...feeds];
}
