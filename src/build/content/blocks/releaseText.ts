import {knownIssues} from '../../../facts/knownIssues';
import type {ChangelogComponent, KnownIssue, Release} from '../../../facts/types';
import {fieldsDeprecatedIn, findDeprecation, type DeprecatedField} from '../../../facts/derived/api/replacedFields';
import {apiChangeGroupsOf, changeGroupsOf, type ChangeGroup} from '../../../facts/derived/releases';
import {paths} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {fieldAnchor, objectAnchor} from '../../api/anchors';
import {successorText} from '../../api/deprecated';
import {objectLabel} from '../../api/objectLabel';
import {code, withDetectedCode, lines, mdx, paragraphs, type Markdown, type MdxValue} from './mdxTemplate';

/** ``[`events`](…) of the destination: use groups and `excluded_events` instead. It works until … at least.`` */
export function deprecatedFieldMarkdown({path, owner, replaced}: DeprecatedField): Markdown {
  const [objectName = '', ...fieldNames] = path.split('.');
  const href = `${paths.apiPage(owner)}#${fieldAnchor(objectAnchor(objectName), fieldNames)}`;
  const instead = replaced.by.length > 0 ? `: use ${successorText(replaced)} instead` : '';
  const {until} = findDeprecation(replaced);
  return mdx`[${code(fieldNames.join('.'))}](${href})${withDetectedCode(` of the ${objectLabel(objectName)}${instead}. It works until ${until} at least.`)}`;
}

const deprecatedFieldSection = (fields: readonly DeprecatedField[]): MdxValue =>
  fields.length > 0 &&
  mdx`
    **For programs that use the API:** nothing breaks. [Deprecated, and still working](${paths.apiGeneral}#deprecated-fields):

    ${lines(fields.map((field) => mdx`- ${deprecatedFieldMarkdown(field)}`))}
  `;

const changeList = ({kind, texts}: ChangeGroup): Markdown => mdx`
  **${capitalized(kind)}**

  ${lines(texts.map((text) => mdx`- ${withDetectedCode(text)}`))}
`;

const fixedIssueSection = (fixedIssues: readonly KnownIssue[]): MdxValue =>
  fixedIssues.length > 0 &&
  mdx`
    **Known issues fixed**

    ${lines(fixedIssues.map(({id, title}) => mdx`- [${id}: ${title}](${paths.issue(id)})`))}
  `;

/** `**Fixed**` and a list of changes, then `**What to do:** …`, deprecated fields and fixed issues. */
export function releaseText(
  component: ChangelogComponent,
  release: Release,
  issues: readonly KnownIssue[] = knownIssues,
): Markdown {
  const {migration, version} = release;
  const fixedIssues = issues.filter(
    ({fixedIn}) => fixedIn?.component === component.name && fixedIn.version === version,
  );
  return paragraphs([
    ...changeGroupsOf(release).map(changeList),
    migration && mdx`**What to do:** ${withDetectedCode(migration)}`,
    deprecatedFieldSection(fieldsDeprecatedIn(component, release)),
    fixedIssueSection(fixedIssues),
  ]);
}

/** The parts of a release that matter to programs that use the API. */
export const apiReleaseText = (component: ChangelogComponent, release: Release): Markdown =>
  paragraphs([
    ...apiChangeGroupsOf(release).map(changeList),
    deprecatedFieldSection(fieldsDeprecatedIn(component, release)),
  ]);
