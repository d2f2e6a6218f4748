import {moduleList} from '../../../facts/modules';
import type {Module, Variable} from '../../../facts/types';
import {variables} from '../../../facts/variables';
import {paths} from '../../../facts/derived/paths';
import {inProse} from '../factLookup';
import {capitalized, uncapitalized} from '../../../lib/sentences';
import {keyBy, showEach} from './block';
import {code, commaList, inlineMarkdown, join, lines, mdx, type Markdown, type Value} from './mdx';
import {allModules} from './feature';

const variableTable = (list: readonly Variable[], gives: (variable: Variable) => Value): Markdown => mdx`
  | Variable | Gives | Example |
  | - | - | - |
  ${lines(list.map((variable) => mdx`| ${code(`{${variable.name}}`)} | ${gives(variable)} | ${code(variable.example)} |`))}
`;

/** An empty list also produces no text. */
const canBeEmpty = ({nullable, type}: Variable): boolean => nullable === true || type === 'mention_list';

const categoryVariables = (list: readonly Variable[]): Markdown => mdx`
  ${
    list.some(canBeEmpty)
      ? mdx`A variable marked *or empty* can have no value. Then nothing appears in its place.`
      : 'They always have a value.'
  }

  ${variableTable(list, (variable) => [inlineMarkdown(variable.description), canBeEmpty(variable) && mdx`, *or empty*`])}
`;

function categoryModules(category: string): Markdown {
  const withTexts: readonly Module[] = moduleList.filter((module) => module.variables.where.length > 0);
  const offering = withTexts.filter((module) => module.variables.categories.includes(category));
  const withoutCategory = withTexts.filter((module) => !offering.includes(module));
  const linked = (list: readonly Module[]): Value =>
    commaList(list.map((module) => mdx`[${module.title}](${paths.module(module.key)}#variables)`));
  return mdx`
    They work in the texts of ${linked(offering)}.

    ${withoutCategory.length > 0 && mdx`They don't work in the texts of ${linked(withoutCategory)}.`}
  `;
}

function moduleVariables({variables: {own, categories, where, note}}: Module): Markdown {
  if (where.length === 0) return mdx`This module has no texts of its own, so it has no variables.`;
  const general = variables.categories.filter((category) => categories.includes(category.key));
  const links = general.map(
    ({key, title}, index) => mdx`[${index === 0 ? title : uncapitalized(title)}](${paths.variables(key)})`,
  );
  return mdx`
    ${inlineMarkdown(`They work in ${inProse(where)}.${note ? ` ${capitalized(note)}` : ''}`)}

    ${variableTable(own, ({description, nullable}) => inlineMarkdown(nullable ? `${description}; can be empty` : description))}

    ${commaList(links)} also work there.
  `;
}

/** `| [Polls](/docs/modules/polls#variables) | yes | yes | yes | yes | 3 |` */
function categoryTable(): Markdown {
  const columns = variables.categories;
  const row = ({key, title, variables: {categories, own}}: (typeof moduleList)[number]): Markdown => {
    const offers = columns.map((category) => (categories.some((name) => name === category.key) ? 'yes' : 'no'));
    return mdx`| [${title}](${paths.module(key)}#variables) | ${join(offers, ' | ')} | ${own.length} |`;
  };
  return mdx`
    | Module | ${join(
      columns.map((category) => capitalized(category.key)),
      ' | ',
    )} | Own variables |
    | - | ${join(
      columns.map(() => mdx`-`),
      ' | ',
    )} | - |
    ${lines(moduleList.filter((module) => module.variables.where.length > 0).map(row))}
  `;
}

/** `user` → ``| `{user.name}` | Username | `marlow` |``; `user-places` → the modules whose texts can use them; `modules` → a table. */
export const variableBlocks = {
  modules: categoryTable,
  ...showEach(
    keyBy(variables.categories, ({key}) => key),
    (category) => categoryVariables(category.variables),
  ),
  ...showEach(
    keyBy(variables.categories, ({key}) => `${key}-places` as const),
    ({key}) => categoryModules(key),
  ),
  ...showEach(allModules, moduleVariables),
};

/** `all` → ``| `cut` | 1-200 characters | `{server.description|cut:20}` | `A calm place for peo…` |`` */
export const filters = {
  all: () => mdx`
    | Filter | Argument | Example | Result |
    | - | - | - | - |
    ${lines(
      variables.grammar.filtersList.map(
        ({name, argument, example, result, ...condition}) =>
          mdx`| ${code(name)} | ${argument} | ${code(example)} | ${code(result)}${'when' in condition && `, when ${condition.when}`} |`,
      ),
    )}
  `,
};
