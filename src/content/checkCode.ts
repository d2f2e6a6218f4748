import {commandLineProblems, commandNameProblems, type CommandLineProblem} from '../facts/commandLine';
import {moduleList} from '../facts/modules';
import {allVariables, variableProblems, variablesOf} from '../facts/variableText';
import {expandBody, type Page} from './expand';
import type {ContentProblem} from './problems';
import {lineAt, regionsOf} from './regions';

/** A slash command: one word after the slash, then nothing or a space. A path has another slash or a dot. */
const slashCommand = /^\/[a-z][a-z-]*(?: |$)/;

/** The problems of a line in a code block, where what begins with a slash is a command to type. */
export const blockLineProblems = (line: string): CommandLineProblem[] =>
  slashCommand.test(line) ? commandLineProblems(line) : [];

/** The problems of code in a sentence, where a command's name can stand alone; with a colon it is a line to type. */
export function spanProblems(code: string): CommandLineProblem[] {
  if (code.includes(':')) return blockLineProblems(code);
  return slashCommand.test(code) ? commandNameProblems(code) : [];
}

/** Variables that work on a page: those of the module that it is the guide of, else all. */
function variablesOn(file: string): readonly string[] {
  const module = moduleList.find((it) => file === `docs/modules/${it.key}.mdx`);
  return module ? variablesOf(module) : allVariables;
}

/**
 * Checks what a page sets in code: slash commands with their options, and variables in braces. In a code block every
 * line that begins with a slash is a command to type; in a sentence the name alone is enough.
 */
export function checkCode(page: Page): ContentProblem[] {
  const {file, source} = page;
  const available = variablesOn(file);
  return regionsOf(source)
    .filter(({surroundings}) => surroundings === 'code' || surroundings === 'block')
    .flatMap(({start, end, surroundings}) => {
      const raw = source.slice(start, end);
      const written = expandBody({file, source: raw}).text.split('\n');
      const inBlock = surroundings === 'block';
      return raw.split('\n').flatMap((line, index): ContentProblem[] => {
        const code = written[index] ?? '';
        const wrongCommands = inBlock ? blockLineProblems(code) : spanProblems(code.replaceAll('`', '').trim());
        // What a fact says is checked with the facts, so variables are looked for in the page's own words.
        return [...wrongCommands, ...variableProblems(line, available)].map((it) => ({
          file,
          line: lineAt(source, start) + index,
          ...it,
        }));
      });
    });
}
