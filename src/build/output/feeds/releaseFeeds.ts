import {hasApi} from '../../../facts/modules';
import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Nodes} from 'mdast';
import {nodesOf, type Markdown} from '../../content/blocks/mdxTemplate';
import {apiReleaseText, releaseText} from '../../content/blocks/releaseText';
import {knownIssues} from '../../../facts/knownIssues';
import {links} from '../../../facts/links';
import {product} from '../../../facts/product';
import {changelog} from '../../../facts/releases';
import type {ChangelogComponent, KnownIssue, Release} from '../../../facts/types';
import {fieldsDeprecatedIn} from '../../../facts/derived/api/replacedFields';
import {
  apiChangeGroupsOf,
  releasesThatChangeApi,
  changeGroupsOf,
  releasesByDate,
  type ChangeGroup,
} from '../../../facts/derived/releases';
import {paths, releaseAnchorId} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';

export interface FeedSource {
  changelog: Readonly<Record<'current' | 'legacy', readonly ChangelogComponent[]>>;
  knownIssues: readonly KnownIssue[];
}

interface FeedEntry {
  /** Address of its heading in the changelog, and its id in the feed: it must not change with the text. */
  url: string;
  title: string;
  date: Date;
  html: string;
  categories: readonly string[];
}

/** Titles of the feeds by the name of their file: `/feeds/changelog.atom` */
export const feedTitles = {
  changelog: `${product.name}: all releases`,
  ...(hasApi && {api: `${product.name}: API`}),
};

export interface ReleaseFeed {
  title: string;
  description: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

const tagByNodeType: Partial<Record<Nodes['type'], string>> = {
  strong: 'strong',
  link: 'a',
  paragraph: 'p',
  list: 'ul',
  listItem: 'li',
};

/** Renders a release text with absolute links: `[Polls](/docs/polls)` → `<a href="https://…/docs/polls">Polls</a>` */
function renderNode(node: Nodes): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return createElement('code', null, node.value);
  const tag = tagByNodeType[node.type];
  if (tag === undefined || !('children' in node)) {
    throw new Error(
      `Feeds can't render "${node.type}", which a release uses. Add it to src/build/output/feeds/releaseFeeds.ts.`,
    );
  }
  // A list item needs no paragraph in HTML.
  const children = node.children.flatMap((child): Nodes[] =>
    node.type === 'listItem' && child.type === 'paragraph' ? child.children : [child],
  );
  return createElement(tag, node.type === 'link' ? {href: links.site + node.url} : null, ...children.map(renderNode));
}

const entryOf = (
  pageAddress: string,
  {title}: ChangelogComponent,
  {version, date}: Release,
  text: Markdown,
  categories: readonly string[],
): FeedEntry => ({
  url: `${pageAddress}#${releaseAnchorId(version)}`,
  title: `${title} ${version}`,
  date: new Date(`${date}T00:00:00Z`),
  html: renderToStaticMarkup(createElement(Fragment, null, ...nodesOf(text).map(renderNode))),
  categories,
});

/** `[{kind: 'added', …}]` → `['Added']` */
const kindsOf = (changeGroups: readonly ChangeGroup[]): string[] => changeGroups.map(({kind}) => capitalized(kind));

/** Returns the feed of all releases, and the feed of what API clients notice. */
export function releaseFeeds(source: FeedSource = {changelog, knownIssues}): Record<string, ReleaseFeed> {
  const {current, legacy} = source.changelog;
  const pageAddressOf = (component: ChangelogComponent) =>
    `${links.site}${paths.component(current.includes(component) ? 'current' : 'legacy', component.name)}`;
  return {
    changelog: {
      title: feedTitles.changelog,
      description: `All releases of the components of ${product.name}, newest first.`,
      entries: releasesByDate([...current, ...legacy]).map(({component, release}) =>
        entryOf(
          pageAddressOf(component),
          component,
          release,
          releaseText(component, release, source.knownIssues),
          kindsOf(changeGroupsOf(release)),
        ),
      ),
    },
    ...(feedTitles.api !== undefined && {
      api: {
        title: feedTitles.api,
        description: `What releases of ${product.name} change for programs that use the API, newest first.`,
        entries: releasesThatChangeApi(current).map(({component, release}) =>
          entryOf(pageAddressOf(component), component, release, apiReleaseText(component, release), [
            ...kindsOf(apiChangeGroupsOf(release)),
            ...(fieldsDeprecatedIn(component, release).length > 0 ? ['Deprecated'] : []),
          ]),
        ),
      },
    }),
  };
}
