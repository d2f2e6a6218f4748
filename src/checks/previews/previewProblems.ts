import type {ReactNode} from 'react';
import type {Mistake} from '../../shared/mistake';
import {suggest} from '../../shared/nearest';
import {allCommands} from '../../shared/commands/commandIndex';
import {characterLimits, countLimits, embedsTotal} from './limits';
import {propIssues, propNames, type PartName} from '../../shared/chat/shapes';
import {readParts, standIns, type Chat, type Content, type Part} from './readParts';

/** What the platform would refuse, or what would be drawn or read wrong. */
interface PreviewProblem extends Mistake {
  /** Way from the preview to the part: `Chat "A poll" > Message 2 > Embed 1`. */
  where: string;
}

/** The part that holds it, for every part that cannot stand alone. */
const holders: Readonly<Partial<Record<PartName, readonly PartName[]>>> = {
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

/** What makes no sense without at least one of these. */
const needed: Readonly<Partial<Record<PartName, PartName>>> = {
  Chat: 'Message',
  Form: 'TextInput',
  ActionRow: 'Button',
  Reactions: 'Reaction',
};

/** Parts that take text between their tags. */
const textual: readonly PartName[] = ['Message', 'Embed', 'Field'];

/** Parts that only a bot can send. */
const ofTheBot: readonly PartName[] = ['Embed', 'ActionRow', 'SelectMenu'];

/** Parts that the part that holds them looks for among its own children. */
const foundByHolder: readonly PartName[] = ['Field', 'Button', 'Option', 'Reaction'];

/** HTML that Markdown may make in a text: what the platform's own Markdown has, less what could be focused. */
const allowedTags = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'code', 'ul', 'ol', 'li', 'blockquote'];

const lengthOf = (text: string): number => text.trim().length;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const answersOf = ({props}: Part): readonly {text: string}[] =>
  Array.isArray(props.answers) ? (props.answers as {text: string}[]) : [];

const childrenNamed = ({content}: Part, names: readonly string[]): Part[] =>
  content.parts.filter(({name}) => names.includes(name));

/** The texts that a limit of characters is for. */
function textsOf(part: Part, prop: string): string[] {
  if (prop === 'children') return [part.content.text];
  if (prop === 'answers') return answersOf(part).map(({text}) => asText(text));
  return [asText(part.props[prop])];
}

const tooLong = (what: string, size: number, max: number): Mistake => ({
  message: `${what} has ${size} characters, Discord takes ${max}`,
  repair: `Shorten it by ${size - max}.`,
});

function overCharacterLimits(part: Part): Mistake[] {
  return characterLimits
    .filter((limit) => limit.part === part.name)
    .flatMap(({prop, max}) =>
      textsOf(part, prop)
        .map(lengthOf)
        .filter((size) => size > max)
        .map((size) => tooLong(prop === 'children' ? 'the text' : `its ${prop}`, size, max)),
    );
}

function overCountLimits(part: Part): Mistake[] {
  return countLimits
    .filter((limit) => limit.part === part.name)
    .flatMap(({counts, max}): Mistake[] => {
      const size = counts.includes('answers') ? answersOf(part).length : childrenNamed(part, counts).length;
      if (size <= max) return [];
      const message = `it holds ${size} of ${counts.join(' and ')}, Discord takes ${max}`;
      return [{message, repair: `Take ${size - max} away.`}];
    });
}

/** All that Discord adds up for the limit of a message's embeds. */
function embedLength(embed: Part): number {
  const own = ['author', 'title', 'footer', 'children'].flatMap((prop) => textsOf(embed, prop));
  const ofFields = childrenNamed(embed, ['Field']).flatMap((field) =>
    ['name', 'children'].flatMap((prop) => textsOf(field, prop)),
  );
  return [...own, ...ofFields].reduce((sum, text) => sum + lengthOf(text), 0);
}

function overEmbedsTotal(part: Part): Mistake[] {
  const size = childrenNamed(part, ['Embed']).reduce((sum, embed) => sum + embedLength(embed), 0);
  return size > embedsTotal ? [tooLong('all in the embeds of the message', size, embedsTotal)] : [];
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

function misplaced({name, wrappers}: Part, holder: Part | undefined): Mistake[] {
  const allowed = holders[name];
  if (!allowed) return holder ? [{message: `it stands in ${holder.name}`, repair: 'Put it on the page itself.'}] : [];
  const places = allowed.join(' or ');
  if (!holder || !allowed.includes(holder.name)) {
    const repair = name === 'Button' || name === 'SelectMenu' ? ' A select menu needs no ActionRow.' : '';
    return [{message: `it stands in ${holder?.name ?? 'no preview'}`, repair: `Put it into ${places}.${repair}`}];
  }
  if (name !== 'Mention' && wrappers.includes('p')) {
    const repair = `Put <${name}> on a line of its own.`;
    return [{message: 'it stands in a paragraph, which cannot hold it', repair}];
  }
  if (foundByHolder.includes(name) && wrappers.length > 0) {
    return [{message: `it stands in ${wrappers.join(' in ')}`, repair: `Put it directly into ${places}.`}];
  }
  return [];
}

function badContent({name, content: {text, tags}}: Part): Mistake[] {
  const findings: Mistake[] = [];
  if (!textual.includes(name) && text.trim() !== '') {
    const repair = `Put it into ${textual.join(', ')}, or into a prop: ${propNames(name).join(', ')}.`;
    findings.push({message: `it holds text: ${text.trim()}`, repair});
  }
  for (const tag of new Set(tags.filter((tag) => !allowedTags.includes(tag)))) {
    const repair = `A preview holds nothing that can be focused or enters the table of contents. Write an address as \`code\`, or as a button of style link. Markdown for it: ${allowedTags.join(', ')}.`;
    findings.push({message: `it holds <${tag}>`, repair});
  }
  return findings;
}

function empty(part: Part): Mistake[] {
  const {name, props, content} = part;
  const need = needed[name];
  if (need && childrenNamed(part, [need]).length === 0) {
    return [{message: `it holds no ${need}`, repair: `Put a <${need}> into it.`}];
  }
  const holdsSomething = content.text.trim() !== '' || content.parts.length > 0;
  const saysSomething = [props.title, props.author, props.footer].some((line) => asText(line) !== '');
  return textual.includes(name) && !holdsSomething && !saysSomething
    ? [{message: 'it is empty', repair: 'Write a text in it; Discord refuses an empty one.'}]
    : [];
}

function notByBot(part: Part): Mistake[] {
  if (part.name !== 'Message' || part.props.by === 'bot') return [];
  return [...new Set(childrenNamed(part, ofTheBot).map(({name}) => name))].map((name) => ({
    message: `a member sends <${name}>`,
    repair: 'Only bots can: write by="bot", or take it out.',
  }));
}

/** Commands that do not exist, and replies that are not as private as they are in truth. */
function wrongCommand({name, props}: Part): Mistake[] {
  const used = name === 'Message' ? asText(props.command) : asText(props.of);
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

const rules: readonly ((part: Part) => Mistake[])[] = [
  misshapen,
  overCharacterLimits,
  overCountLimits,
  overEmbedsTotal,
  badContent,
  empty,
  notByBot,
  wrongCommand,
];

function label({name, props}: Part, position: number): string {
  return props.summary === undefined ? `${name} ${position}` : `${name} "${asText(props.summary)}"`;
}

function problemsIn({parts}: Content, where: readonly string[], holder?: Part): PreviewProblem[] {
  return parts.flatMap((part, index) => {
    const position = parts.slice(0, index + 1).filter(({name}) => name === part.name).length;
    const here = [...where, label(part, position)];
    const findings = [...misplaced(part, holder), ...rules.flatMap((rule) => rule(part))];
    return [
      ...findings.map((finding) => ({where: here.join(' > '), ...finding})),
      ...problemsIn(part.content, here, part),
    ];
  });
}

/**
 * Finds what is wrong with the chat previews in a tree of React elements: what the platform's limits refuse
 * (`limits.ts`), props that the types refuse, parts in the wrong place, what could be focused, commands that do not exist.
 * @param element a preview, or a page that holds previews among other things
 * @param chat what it is made of
 */
export function previewProblems(element: ReactNode, chat: Chat = standIns): PreviewProblem[] {
  return problemsIn(readParts(element, chat), []);
}
