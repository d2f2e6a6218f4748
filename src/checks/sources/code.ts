import {commandLineProblems, commandNameProblems, type CommandLineProblem} from '../../shared/commands/commandLine';
import {moduleList} from '../../facts/modules';
import {allVariables, variableProblems, variablesInCode, variablesOf} from '../../shared/variableText';
import {routes} from '../../shared/routing/routes';
import {expandBody, type Page} from '../../node/content/expand';
import type {ContentProblem} from '../../node/content/problems';
import {lineAt, parsePage, regionsOf} from '../../node/content/regions';

/** A slash command: one word after the slash, then nothing or a space; an address of this site looks the same. */
const isCommand = (text: string): boolean => /^\/[a-z][a-z-]*(?: |$)/.test(text) && !addresses.has(text);
const addresses: ReadonlySet<string> = new Set(routes);

/** The problems of a line in a code block, where what begins with a slash is a command to type. */
export const blockLineProblems = (line: string): CommandLineProblem[] =>
  isCommand(line) ? commandLineProblems(line) : [];

/** The problems of code in a sentence, where a command's name can stand alone; with a colon it is a line to type. */
export function spanProblems(code: string): CommandLineProblem[] {
  if (code.includes(':')) return blockLineProblems(code);
  return isCommand(code) ? commandNameProblems(code) : [];
}

/** The lines of a code block without the indentation or marks of the list or quote that it stands in. */
const linesOf = (block: string): string[] => block.split('\n').map((line) => line.replace(/^[\s>]+/, ''));

/** What a code span shows: no backticks, no line ends, no backslash before the bar in a table. */
const spanText = (span: string): string =>
  span
    .replaceAll('`', '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('\\|', '|')
    .trim();

/** Variables that work on a page: those of the module that it is the guide of, else all. */
function variablesOn(file: string): readonly string[] {
  const module = moduleList.find((module) => file === `docs/modules/${module.key}.mdx`);
  return module ? variablesOf(module) : allVariables;
}

/**
 * Checks what a page sets in code: slash commands with their options, and variables in braces. In a code block every
 * line that begins with a slash is a command to type; in a sentence the name alone is enough.
 */
export function checkCode(page: Page): ContentProblem[] {
  const {file, source} = page;
  const available = variablesOn(file);
  return regionsOf(parsePage(source))
    .filter(({surroundings}) => surroundings === 'code' || surroundings === 'block')
    .flatMap(({start, end, surroundings}) => {
      const raw = source.slice(start, end);
      const written = raw.includes('{$') ? expandBody({file, source: raw}).text : raw;
      const first = lineAt(source, start);
      const inBlock = surroundings === 'block';
      const commands = inBlock ? linesOf(written).map(blockLineProblems) : [spanProblems(spanText(written))];
      // What a fact says is checked with the facts, so variables are looked for in the page's own words.
      const variables = (inBlock ? linesOf(raw) : [spanText(raw)]).map((text) =>
        variableProblems(variablesInCode(text), available),
      );
      return [commands, variables].flatMap((lines) =>
        lines.flatMap((found, index) =>
          found.map((problem): ContentProblem => ({file, line: first + index, ...problem})),
        ),
      );
    });
}
