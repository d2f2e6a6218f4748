import {visit} from 'unist-util-visit';
import {commandLineMistakes, commandNameMistakes} from '../../facts/derived/commands/commandLine';
import {moduleList} from '../../facts/modules';
import {allVariableNames, variableMistakesIn, joinedVariablesIn, variableNamesUsableIn} from '../variableText';
import {requiredRoutes} from '../../facts/derived/routes';
import type {ContentMistake} from '../../build/content/mistakes';
import type {Mistake} from '../../lib/mistake';
import type {SourcePage} from './readSources';

const requiredRouteSet: ReadonlySet<string> = new Set(requiredRoutes);

/** Matches `/poll create`, but not a page's path such as `/premium`. */
const looksLikeCommand = (text: string): boolean => /^\/[a-z][a-z-]*(?: |$)/.test(text) && !requiredRouteSet.has(text);

/** Checks a line that can be a command with its options: `/poll create question:Pizza?` */
const lineMistakes = (line: string): Mistake[] => (looksLikeCommand(line) ? commandLineMistakes(line) : []);

/** Checks inline code: the name of a command (`/poll create`) or, with a colon, a whole command line. */
function inlineCodeMistakes(code: string): Mistake[] {
  if (code.includes(':')) return lineMistakes(code);
  return looksLikeCommand(code) ? commandNameMistakes(code) : [];
}

/** Guides can use the variables of their module, other pages all variables. */
function availableVariableNames(file: string): readonly string[] {
  const module = moduleList.find((module) => file === `docs/modules/${module.key}.mdx`);
  return module ? variableNamesUsableIn(module) : allVariableNames;
}

/** Checks the slash commands and variables in the code of a page. */
export function findCodeMistakes({file, tree}: Pick<SourcePage, 'file' | 'tree'>): ContentMistake[] {
  const availableNames = availableVariableNames(file);
  const mistakes: ContentMistake[] = [];
  visit(tree, ['code', 'inlineCode'], (node) => {
    // `sourceText` is missing on code that comes from a fact. Facts have their own checks.
    if ((node.type !== 'code' && node.type !== 'inlineCode') || node.data?.sourceText === undefined) return;
    const isBlock = node.type === 'code';
    // A block's code begins below its fence.
    const firstLine = (node.position?.start.line ?? 1) + (isBlock ? 1 : 0);
    const checkLines = (text: string, findMistakes: (line: string) => readonly Mistake[]): void =>
      text
        .split(/\r?\n/)
        .forEach((line, index) =>
          mistakes.push(...findMistakes(line).map((mistake) => ({file, line: firstLine + index, ...mistake}))),
        );
    // `{$` is left where a fact is unknown, which `findPageMistakes` reports.
    if (!node.value.includes('{$')) checkLines(node.value, isBlock ? lineMistakes : inlineCodeMistakes);
    // Variables are only checked as written on the page: those that come from facts have their own checks.
    checkLines(node.data.sourceText, (line) => variableMistakesIn(joinedVariablesIn(line), availableNames));
  });
  return mistakes;
}
