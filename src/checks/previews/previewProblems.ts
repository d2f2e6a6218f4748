import {Children, isValidElement, type ReactNode} from 'react';
import {chatParts} from '../../node/markdown/pageComponents';
import {propIssues, propNames, type ComponentName} from '../../shared/chat/shapes';
import {allCommands} from '../../shared/commands/commandIndex';
import type {Mistake} from '../../shared/mistake';
import {suggest} from '../../shared/nearest';

/** The chat components, or their names, which are enough to read a page without loading styles. */
export type Chat = Readonly<Record<ComponentName, unknown>>;

export const standIns = Object.fromEntries(Object.keys(chatParts).map((name) => [name, name])) as Record<
  ComponentName,
  ComponentName
>;

interface PreviewProblem extends Mistake {
  /** Way from the preview to the part: `Chat "A poll" > Message 2 > Embed 1`. */
  where: string;
}

interface Part {
  name: ComponentName;
  props: Readonly<Record<string, unknown>> & {children?: ReactNode};
}

/** The parts that can hold a part. `Chat` and `Form` are on the page itself. */
const holders: Readonly<Partial<Record<ComponentName, readonly ComponentName[]>>> = {
  Message: ['Chat'],
  Mention: ['Message', 'Embed', 'Field'],
  Embed: ['Message'],
  Field: ['Embed'],
  Results: ['Embed'],
  Poll: ['Message'],
  ActionRow: ['Message'],
  Button: ['ActionRow'],
  SelectMenu: ['Message'],
  Option: ['SelectMenu'],
  Reactions: ['Message'],
  Reaction: ['Reactions'],
  TextInput: ['Form'],
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The nearest parts in a tree of React elements, behind fragments, HTML elements and components without state. */
function partsIn(node: ReactNode, chat: Chat): Part[] {
  const names = Object.keys(chat) as ComponentName[];
  return Children.toArray(node).flatMap((child): Part[] => {
    if (!isValidElement<Part['props']>(child)) return [];
    const {type, props} = child;
    const name = names.find((part) => chat[part] === type);
    if (name) return [{name, props}];
    const isComponent = typeof type === 'function';
    return partsIn(isComponent ? (type as (props: unknown) => ReactNode)(props) : props.children, chat);
  });
}

/** Names and values of props that the types would refuse. */
function misshapen({name, props}: Part): Mistake[] {
  const known = propNames(name);
  return propIssues(name, props).map((issue): Mistake => {
    if (issue.code === 'unrecognized_keys') {
      const wrong = issue.keys.join(', ');
      return {message: `it has no prop ${wrong}`, repair: suggest(wrong, known)};
    }
    const prop = issue.path.join('.');
    return {
      message: prop === '' ? issue.message : `${prop}: ${issue.message}`,
      repair: `Props of ${name}: ${known.join(', ')}; src/shared/chat/shapes.ts says what each takes.`,
    };
  });
}

function misplaced({name}: Part, holder?: Part): Mistake[] {
  const allowed = holders[name] ?? [];
  if (holder ? allowed.includes(holder.name) : allowed.length === 0) return [];
  const place = allowed.length > 0 ? `into ${allowed.join(' or ')}` : 'on the page itself';
  return [{message: `it is in ${holder?.name ?? 'no preview'}`, repair: `Put it ${place}.`}];
}

/** Commands that don't exist, and replies that everybody would see and only the caller does. */
function wrongCommand({name, props}: Part): Mistake[] {
  const used = asText(name === 'Message' ? props.command : props.of);
  if (!used || (name === 'Mention' && !used.startsWith('/'))) return [];
  const commands = allCommands();
  const command = commands.find((command) => command.name === used);
  if (!command) {
    const names = commands.map(({name}) => name);
    return [{message: `there is no command ${used}`, repair: suggest(used, names)}];
  }
  if (name === 'Message' && command.reply === 'ephemeral' && props.ephemeral !== true) {
    const repair = 'Add ephemeral; a message that the bot posts besides has no command.';
    return [{message: `only the caller sees the reply to ${used}`, repair}];
  }
  return [];
}

/**
 * Finds mistakes in the chat previews in a tree of React elements: props that the types refuse, parts in a wrong place,
 * commands that don't exist. Icons and texts aren't read.
 */
export function previewProblems(node: ReactNode, chat: Chat = standIns): PreviewProblem[] {
  const problemsIn = (parts: readonly Part[], where: readonly string[], holder?: Part): PreviewProblem[] =>
    parts.flatMap((part, index) => {
      const {name, props} = part;
      const position = parts.slice(0, index + 1).filter((other) => other.name === name).length;
      const here = [...where, `${name} ${props.summary === undefined ? position : `"${asText(props.summary)}"`}`];
      const mistakes = [...misplaced(part, holder), ...misshapen(part), ...wrongCommand(part)];
      return [
        ...mistakes.map((mistake) => ({where: here.join(' > '), ...mistake})),
        ...problemsIn(partsIn(props.children, chat), here, part),
      ];
    });
  return problemsIn(partsIn(node, chat), []);
}
