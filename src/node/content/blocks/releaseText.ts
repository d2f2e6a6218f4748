import {knownIssues} from '../../../facts/knownIssues';
import type {Component, KnownIssue, Release} from '../../../facts/types';
import {deprecatedIn, type DeprecatedField} from '../../../shared/api/replaced';
import {apiChangesOf, changesOf, type Changes} from '../../../shared/releases';
import {paths} from '../../../shared/routing/paths';
import {capitalized} from '../../../shared/sentences';
import {formerFieldWords} from '../../openapi/deprecated';
import {inlineMarkdown} from './inlineMarkdown';
import {apart, code, lines, mdx, type Markdown, type Value} from './mdx';

/** Returns a deprecated field with what to use instead. */
export function formerWords(field: DeprecatedField): Markdown {
  const {address, name, rest} = formerFieldWords(field);
  return mdx`[${code(name)}](${address})${inlineMarkdown(rest)}`;
}

const formerFields = (fields: readonly DeprecatedField[]): Value =>
  fields.length > 0 &&
  mdx`
    **For programs that use the API:** nothing breaks. [Deprecated, and still working](${paths.apiGeneral}#deprecated-fields):

    ${lines(fields.map((field) => mdx`- ${formerWords(field)}`))}
  `;

const changeList = ({kind, texts}: Changes): Markdown => mdx`
  **${capitalized(kind)}**

  ${lines(texts.map((text) => mdx`- ${inlineMarkdown(text)}`))}
`;

const issueList = (fixed: readonly KnownIssue[]): Value =>
  fixed.length > 0 &&
  mdx`
    **Known issues fixed**

    ${lines(fixed.map(({id, title}) => mdx`- [${id}: ${title}](${paths.issue(id)})`))}
  `;

/** Returns the text of a release, for the changelog's pages and feeds. */
export function releaseText(
  component: Component,
  release: Release,
  issues: readonly KnownIssue[] = knownIssues,
): Markdown {
  const {migration, fixes = []} = release;
  return apart([
    ...changesOf(release).map(changeList),
    migration && mdx`**What to do:** ${inlineMarkdown(migration)}`,
    formerFields(deprecatedIn(component, release)),
    issueList(issues.filter(({id}) => fixes.includes(id))),
  ]);
}

/** Returns what a release changes for programs that use the API. */
export const apiReleaseText = (component: Component, release: Release): Markdown =>
  apart([...apiChangesOf(release).map(changeList), formerFields(deprecatedIn(component, release))]);
