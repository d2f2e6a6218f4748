import {Children, isValidElement, type ReactNode} from 'react';
import {chatParts} from '../../node/markdown/pageComponents';
import {propIssues, propNames, type ComponentName} from '../../shared/chat/shapes';
import {allCommands} from '../../shared/commands/commandIndex';
import type {Mistake} from '../../shared/mistake';
import {suggest} from '../../shared/nearest';

/** The chat components, or their names, which are enough for checks and need no styles. */
export type Chat = Readonly<Record<ComponentName, unknown>>;

/** `{Chat: 'Chat', …}` */
export const chatNames = Object.fromEntries(Object.keys(chatParts).map((name) => [name, name])) as Record<
  ComponentName,
  ComponentName
>;

interface PreviewProblem extends Mistake {
  /** Path to the component: `Chat "A poll" > Message 2 > Embed 1` */
  where: string;
}

interface ChatElement {
  name: ComponentName;
  props: Readonly<Record<string, unknown>> & {children?: ReactNode};
}

/** The allowed parents of each component. `Chat` and `Form` are on the page itself. */
const parents: Readonly<Partial<Record<ComponentName, readonly ComponentName[]>>> = {
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

/** Looks into fragments, HTML elements and components without state. Returns only the topmost chat elements. */
function chatElementsIn(node: ReactNode, chat: Chat): ChatElement[] {
  const names = Object.keys(chat) as ComponentName[];
  return Children.toArray(node).flatMap((child): ChatElement[] => {
    if (!isValidElement<ChatElement['props']>(child)) return [];
    const {type, props} = child;
    const name = names.find((one) => chat[one] === type);
    if (name) return [{name, props}];
    const isComponent = typeof type === 'function';
    return chatElementsIn(isComponent ? (type as (props: unknown) => ReactNode)(props) : props.children, chat);
  });
}

function propProblems({name, props}: ChatElement): Mistake[] {
  const known = propNames(name);
  return propIssues(name, props).map((issue): Mistake => {
    if (issue.code === 'unrecognized_keys') {
      const wrong = issue.keys.join(', ');
      return {message: `unknown prop "${wrong}"`, repair: suggest(wrong, known)};
    }
    const prop = issue.path.join('.');
    return {
      message: prop === '' ? issue.message : `${prop}: ${issue.message}`,
      repair: `Props of ${name}: ${known.join(', ')}. See src/shared/chat/shapes.ts for their types.`,
    };
  });
}

function parentProblems({name}: ChatElement, parent?: ChatElement): Mistake[] {
  const allowed = parents[name] ?? [];
  if (parent ? allowed.includes(parent.name) : allowed.length === 0) return [];
  if (allowed.length === 0) return [{message: `<${name}> is inside <${parent?.name}>`, repair: 'Move it out.'}];
  const tags = allowed.map((one) => `<${one}>`).join(' or ');
  return [{message: `<${name}> must be inside ${tags}`, repair: `Wrap it in ${tags}.`}];
}

function commandProblems({name, props}: ChatElement): Mistake[] {
  const used = asText(name === 'Message' ? props.command : props.of);
  if (!used || (name === 'Mention' && !used.startsWith('/'))) return [];
  const commands = allCommands();
  const command = commands.find((one) => one.name === used);
  if (!command) {
    const names = commands.map((one) => one.name);
    return [{message: `unknown command "${used}"`, repair: suggest(used, names)}];
  }
  if (name === 'Message' && command.reply === 'ephemeral' && props.ephemeral !== true) {
    const repair = 'Add ephemeral. If the bot posts the message in addition to its reply, remove command.';
    return [{message: `a public reply to ${used}, which replies privately`, repair}];
  }
  return [];
}

/** Finds unknown props, unknown commands and wrongly nested elements in the chat previews of a React tree. */
export function previewProblems(node: ReactNode, chat: Chat = chatNames): PreviewProblem[] {
  const problemsIn = (
    elements: readonly ChatElement[],
    path: readonly string[],
    parent?: ChatElement,
  ): PreviewProblem[] =>
    elements.flatMap((element, index) => {
      const {name, props} = element;
      const position = elements.slice(0, index + 1).filter((other) => other.name === name).length;
      const here = [...path, `${name} ${props.summary === undefined ? position : `"${asText(props.summary)}"`}`];
      const mistakes = [...parentProblems(element, parent), ...propProblems(element), ...commandProblems(element)];
      return [
        ...mistakes.map((mistake) => ({where: here.join(' > '), ...mistake})),
        ...problemsIn(chatElementsIn(props.children, chat), here, element),
      ];
    });
  return problemsIn(chatElementsIn(node, chat), []);
}
