import {visit} from 'unist-util-visit';
import {commandLineMistakes, commandNameMistakes} from '../../shared/commands/commandLine';
import {moduleList} from '../../facts/modules';
import {allVariables, variableMistakes, variablesInCode, variablesOf} from '../variableText';
import {routes} from '../../shared/routing/routes';
import type {ContentProblem} from '../../node/content/problems';
import type {Mistake} from '../../shared/mistake';
import type {SourcePage} from './read';

/** A slash command: one word after the slash, then nothing or a space; an address of this site looks the same. */
const isCommand = (text: string): boolean => /^\/[a-z][a-z-]*(?: |$)/.test(text) && !addresses.has(text);
const addresses: ReadonlySet<string> = new Set(routes);

/** The problems of a line in a code block, where what begins with a slash is a command to type. */
export const blockLineProblems = (line: string): Mistake[] => (isCommand(line) ? commandLineMistakes(line) : []);

/** The problems of code in a sentence, where a command's name can stand alone; with a colon it is a line to type. */
export function spanProblems(code: string): Mistake[] {
  if (code.includes(':')) return blockLineProblems(code);
  return isCommand(code) ? commandNameMistakes(code) : [];
}

/** Variables that work on a page: those of the module that it is the guide of, else all. */
function variablesOn(file: string): readonly string[] {
  const module = moduleList.find((module) => file === `docs/modules/${module.key}.mdx`);
  return module ? variablesOf(module) : allVariables;
}

/**
 * Checks what a page sets in code: slash commands with their options, and variables in braces. In a code block every
 * line that begins with a slash is a command to type; in a sentence the name alone is enough.
 */
export function checkCode({file, root}: Pick<SourcePage, 'file' | 'root'>): ContentProblem[] {
  const available = variablesOn(file);
  const problems: ContentProblem[] = [];
  visit(root, ['code', 'inlineCode'], (node) => {
    // What a fact says is checked with the facts: code of blocks, and variables that are not the page's own words.
    if ((node.type !== 'code' && node.type !== 'inlineCode') || node.data?.written === undefined) return;
    const isBlock = node.type === 'code';
    const first = (node.position?.start.line ?? 1) + (isBlock ? 1 : 0);
    const check = (text: string, find: (line: string) => readonly Mistake[]): void =>
      text
        .split(/\r?\n/)
        .forEach((line, index) =>
          problems.push(...find(line).map((mistake) => ({file, line: first + index, ...mistake}))),
        );
    check(node.value, isBlock ? blockLineProblems : spanProblems);
    check(node.data.written, (line) => variableMistakes(variablesInCode(line), available));
  });
  return problems;
}
