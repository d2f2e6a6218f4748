import {parseArgs} from 'node:util';
import {suggest} from '../../src/rules/nearest';
import {UserError, usageOf} from '../lib/cli';
import type {Kind, Parameter, Values} from './kind';

/** Asks the person at the terminal; gives what was typed. */
export type Ask = (question: string) => Promise<string>;

const shown = ({name, word}: Parameter): string => (word ? `<${name}>` : `--${name} "..."`);

/** How a kind is asked for by arguments; what has a fallback stands in brackets. */
const usage = ({name, parameters}: Kind): string =>
  [
    `npm run new -- ${name}`,
    ...parameters.map((parameter) => (parameter.fallback ? `[${shown(parameter)}]` : shown(parameter))),
  ].join(' ');

/** All kinds with their arguments, for whoever gave none. */
const overview = (kinds: readonly Kind[]): string =>
  kinds.map((kind) => `  ${kind.name}: ${kind.what}\n    ${usage(kind)}`).join('\n');

/** What is wrong with a value. */
function problemOf({choices, problem}: Parameter, value: string, values: Values): string | undefined {
  if (value.trim() === '') return 'It is empty.';
  if (value.includes('\n')) return 'It has several lines: write one.';
  if (choices && !choices.includes(value)) return `There is no "${value}". ${suggest(value, choices)}`;
  return problem?.(value, values);
}

/** Asks until the value is right. */
async function askFor(parameter: Parameter, values: Values, ask: Ask): Promise<string> {
  const {what, choices, fallback} = parameter;
  const preset = fallback?.(values);
  const hints = [choices && `one of ${choices.join(', ')}`, preset && `Enter: ${preset}`].filter(Boolean);
  const question = `${what}${hints.length > 0 ? ` (${hints.join('; ')})` : ''}: `;
  const typed = (await ask(question)).trim();
  const value = typed === '' && preset !== undefined ? preset : typed;
  const problem = problemOf(parameter, value, values);
  if (problem === undefined) return value;
  return askFor({...parameter, what: `${problem} ${what}`}, values, ask);
}

/** The arguments of a kind, as they were given. */
function givenOf(kind: Kind, args: string[]): Values {
  const options = kind.parameters.filter(({word}) => !word);
  const words = kind.parameters.filter(({word}) => word);
  const {values, positionals} = usageOf(usage(kind), () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map(({name}) => [name, {type: 'string' as const}])),
    }),
  );
  const extra = positionals[words.length];
  if (extra !== undefined) throw new UserError(`"${extra}" is not understood. Usage: ${usage(kind)}`);
  return Object.fromEntries([
    ...words.flatMap(({name}, index) => (positionals[index] === undefined ? [] : [[name, positionals[index]]])),
    ...Object.entries(values).filter(([, value]) => value !== undefined),
  ]) as Values;
}

async function kindOf(kinds: readonly Kind[], name: string | undefined, ask: Ask | undefined): Promise<Kind> {
  const names = kinds.map((kind) => kind.name);
  if (name === '--help') throw new UserError(`Say what to make:\n${overview(kinds)}`, 0);
  if (name === undefined && !ask) throw new UserError(`Say what to make:\n${overview(kinds)}`);
  const chosen =
    name ?? (ask ? await askFor({name: 'kind', what: 'What do you want to make', choices: names}, {}, ask) : '');
  const kind = kinds.find((known) => known.name === chosen);
  if (!kind) throw new UserError(`There is no kind "${chosen}". ${suggest(chosen, names)}`);
  return kind;
}

/**
 * Reads what to make from arguments, and asks for what they lack.
 *
 * @param kinds - All kinds there are.
 * @param args - The arguments of `npm run new --`: the kind, its words, its options.
 * @param ask - Undefined where nobody can be asked: then arguments must say all that has no fallback.
 * @returns The kind and all its values.
 * @throws UserError for arguments that are wrong or missing
 */
export async function readRequest(
  kinds: readonly Kind[],
  [name, ...rest]: string[],
  ask: Ask | undefined,
): Promise<{kind: Kind; values: Values}> {
  const kind = await kindOf(kinds, name, ask);
  const given = givenOf(kind, rest);
  // Who gives arguments is asked for what is missing only.
  const asksAll = Object.keys(given).length === 0;
  let values: Values = {};
  for (const parameter of kind.parameters) {
    const value = given[parameter.name] ?? (asksAll && ask ? undefined : parameter.fallback?.(values));
    if (value === undefined && !ask) throw new UserError(`${shown(parameter)} is missing. Usage: ${usage(kind)}`);
    const final = value ?? (ask ? await askFor(parameter, values, ask) : '');
    const problem = problemOf(parameter, final, values);
    if (problem !== undefined) throw new UserError(`${shown(parameter)}: ${problem}`);
    values = {...values, [parameter.name]: final};
  }
  return {kind, values};
}
