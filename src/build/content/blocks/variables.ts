import {moduleList} from '../../../facts/modules';
import type {Module, Variable} from '../../../facts/types';
import {variables} from '../../../facts/variables';
import {paths} from '../../../facts/derived/paths';
import {formatForProse} from '../factLookup';
import {capitalized} from '../../../lib/sentences';
import {keyBy, showEach} from './block';
import {
  code,
  joinWithAnd,
  withDetectedCode,
  join,
  lines,
  mdx,
  table,
  type Markdown,
  type MdxValue,
} from './mdxTemplate';
import {modulesByKey, foldableTable} from './feature';

const variableColumns = ['Variable', 'Gives', 'Example'];

const variableRow = ({name, description, example}: Variable, emptyNote: MdxValue): Markdown =>
  mdx`| ${code(`{${name}}`)} | ${withDetectedCode(description)}${emptyNote} | ${code(example)} |`;

type Category = (typeof variables.categories)[number];

/** An empty list also produces no text. */
const canBeEmpty = ({nullable, type}: Variable): boolean => nullable === true || type === 'mention_list';

const categoryVariableTable = ({title, variables: variableList}: Category): Markdown => mdx`
  ${
    variableList.some(canBeEmpty)
      ? mdx`A variable marked *or empty* can have no value. Then nothing appears in its place.`
      : `${title} always have a value.`
  }

  ${table(
    variableColumns,
    variableList.map((variable) => variableRow(variable, canBeEmpty(variable) && mdx`, *or empty*`)),
  )}
`;

function moduleVariablesText({variables: {own, categories, where, note}}: Module): Markdown | undefined {
  if (where.length === 0) return undefined;
  const generalCategories = variables.categories.filter((category) => categories.includes(category.key));
  const links = generalCategories.map(({key}) => mdx`[${key}](${paths.variables(key)})`);
  return mdx`
    In ${withDetectedCode(formatForProse(where))}, use these variables${links.length > 0 && [' and all ', joinWithAnd(links), ' variables']}.${note && [' ', withDetectedCode(note)]}

    ${foldableTable(
      'variables',
      variableColumns,
      own.map((variable) => variableRow(variable, canBeEmpty(variable) && ' (can be empty)')),
    )}
  `;
}

/** `| [Polls](/docs/modules/polls#variables) | yes | yes | yes | yes | 3 |` */
function moduleTable(): Markdown {
  const row = ({key, title, variables: {categories, own}}: Module): Markdown => {
    const categoryCells = variables.categories.map((category) => (categories.includes(category.key) ? 'yes' : 'no'));
    return mdx`| [${title}](${paths.module(key)}#variables) | ${join(categoryCells, ' | ')} | ${own.length} |`;
  };
  return table(
    ['Module', ...variables.categories.map((category) => capitalized(category.key)), 'Own variables'],
    moduleList.filter((module) => module.variables.where.length > 0).map(row),
  );
}

/** ``- **[Polls](/docs/modules/polls#variables):** `{poll.question}`, `{poll.link}` ``, after the general categories */
function variableNameList(): Markdown {
  const joinNames = (list: readonly Variable[]): Markdown =>
    join(
      list.map(({name}) => code(`{${name}}`)),
      ', ',
    );
  return lines([
    ...variables.categories.map(
      ({key, title, subject, variables: list}) =>
        mdx`- **[${title}](${paths.variables(key)}):** ${subject} ${joinNames(list)}`,
    ),
    ...moduleList
      .filter(({variables: {own}}) => own.length > 0)
      .map(
        ({key, title, variables: {own}}) => mdx`- **[${title}](${paths.module(key)}#variables):** ${joinNames(own)}`,
      ),
  ]);
}

/** `user` → ``| `{user.name}` | Username | `marlow` |``; `polls` → its own variables; `modules` → a row for each module; `names` → all names with links. */
export const variablesBlock = {
  modules: moduleTable,
  names: variableNameList,
  ...showEach(
    keyBy(variables.categories, ({key}) => key),
    categoryVariableTable,
  ),
  ...showEach(modulesByKey, moduleVariablesText),
};

/** `all` → ``| `cut` | 1-200 characters | `{server.description|cut:20}` | `A calm place for peo…` |`` */
export const filterReference = {
  all: () =>
    table(
      ['Filter', 'Argument', 'Example', 'Result'],
      variables.grammar.filters.map(
        // Only some filters have `when`.
        ({name, argument, example, result, ...condition}) =>
          mdx`| ${code(name)} | ${argument} | ${code(example)} | ${code(result)}${'when' in condition && `, when ${condition.when}`} |`,
      ),
    ),
};
