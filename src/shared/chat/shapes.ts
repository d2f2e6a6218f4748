import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';
import {z} from 'zod';
import {people, type Person} from './people';

const text = z.string().trim().min(1);
const anything = z.custom<ReactNode>();
/** What a part needs to hold. The types ask for it; in pages `previewProblems.ts` finds where it is missing. */
const children = anything.default(null);
const roles = Object.keys(people) as Person[];
const person = z.enum(roles);
const personOrBot = z.enum(['bot', ...roles]);
const icon = z.custom<LucideIcon>((value) => typeof value === 'object' && value !== null, {
  error: "Expected an icon, imported like Check from 'lucide-react/icons/check'",
});
const time = z.custom<`${number}:${number}`>((value) => z.iso.time({precision: -1}).safeParse(value).success, {
  error: 'Expected hours and minutes like 09:12',
});
const answers = z
  .array(z.strictObject({text, votes: z.int().min(0)}))
  .min(1)
  .readonly();

/** A prop that another form of the part has. */
const absent = (why: string) => z.never({error: why}).optional();

const inAnyChat = {
  /** What happens in the preview, in one sentence; read aloud before it, not seen. */
  summary: text,
  /** `dark` and `light` are so in both themes, `page` goes with the theme of the page. Dark by default. */
  surface: z.enum(['dark', 'light', 'page']).optional(),
  /** For the page that places the preview. */
  className: text.optional(),
  /** Messages, oldest first; of a form, its text inputs. */
  children,
};

const inAnyMessage = {
  /** Hours and minutes, `09:12`; shown as a time of today. */
  time: time.optional(),
  /** Text as Markdown, then embeds, action rows, menus and reactions in the order in which they are shown. */
  children: anything.optional(),
};

const byBot = {
  ...inAnyMessage,
  by: z.literal('bot', {error: "Only the bot's messages answer a command"}),
  /** Only the member who asked sees it. */
  ephemeral: z.boolean().optional(),
};

const ofTheBot = absent("Only the bot's messages answer a command or are ephemeral");
const ofAReply = absent('command and usedBy go together');

/**
 * The props of every part of a chat preview. The components have their types from here (`PropsOf`), and pages in MDX, where
 * no compiler looks at types, are checked against it. A part that comes in several forms is a union; where a page is like
 * none of them, what is reported are the mistakes of the nearest form, of several the first.
 */
const shapes = {
  Chat: z.union([
    z.strictObject({...inAnyChat, channel: absent('Expected a name'), topic: absent('A topic needs a channel')}),
    z.strictObject({
      ...inAnyChat,
      /** Name of the channel without the number sign; shows the bar at the top. */
      channel: text,
      /** What the channel is for; cut off where there is no room. */
      topic: text.optional(),
    }),
  ]),
  /** A form that the client opens. */
  Form: z.strictObject({...inAnyChat, title: text}),
  TextInput: z.strictObject({
    label: text,
    /** One line, or room for several; one by default. */
    style: z.enum(['short', 'paragraph']).optional(),
    /** What stands in it while it is empty. */
    placeholder: text.optional(),
    required: z.boolean().optional(),
  }),
  Message: z.union([
    z.strictObject({
      ...inAnyMessage,
      by: z.enum(roles, {error: `Invalid option: expected one of bot, ${roles.join(', ')}`}),
      ephemeral: ofTheBot,
      command: ofTheBot,
      usedBy: ofTheBot,
    }),
    z.strictObject({...byBot, command: ofAReply, usedBy: ofAReply}),
    z.strictObject({
      ...byBot,
      /** The slash command that the message answers, with its subcommand: `/poll create`. */
      command: text,
      /** Who used the command. */
      usedBy: person,
    }),
  ]),
  Mention: z.strictObject({
    /** What is mentioned, as the client shows it: `@Players`, `#events`, `/poll results`. */
    of: z.templateLiteral([z.enum(['@', '#', '/']), text], {error: 'Expected @role, #channel or /command'}),
  }),
  Embed: z.strictObject({
    /** Small line above the title. */
    author: text.optional(),
    title: text.optional(),
    /** Small line at the end. */
    footer: text.optional(),
    /** Of the left edge; without it the bot's own. */
    color: z.enum(['blurple', 'green', 'red', 'gray']).optional(),
    /** Picture at the right: the logo, or the first letters of a role. */
    thumbnail: personOrBot.optional(),
    /** The description as Markdown, bars of a result, and fields, which come last however they are ordered. */
    children: anything.optional(),
  }),
  Field: z.strictObject({
    name: text,
    /** Stands beside other inline fields, up to three in a line. */
    inline: z.boolean().optional(),
    /** The value as Markdown. */
    children,
  }),
  ActionRow: z.strictObject({
    /** Buttons. A select menu is a row of its own. */
    children,
  }),
  Button: z.strictObject({
    label: text,
    /** The platform's five; secondary by default. */
    style: z.enum(['primary', 'secondary', 'success', 'danger', 'link']).optional(),
    /** In place of an emoji, for instance `import Check from 'lucide-react/icons/check'`. */
    icon: icon.optional(),
    disabled: z.boolean().optional(),
  }),
  SelectMenu: z.strictObject({
    /** What stands in the menu while nothing is chosen. */
    placeholder: text,
    /** Options; with them the menu is drawn open. */
    children: anything.optional(),
  }),
  Option: z.strictObject({label: text, description: text.optional()}),
  Reactions: z.strictObject({
    /** Reactions. */
    children,
  }),
  Reaction: z.strictObject({
    /** In place of an emoji, for instance `import Hand from 'lucide-react/icons/hand'`. */
    icon,
    /** The icon in a word; read aloud, not seen. */
    name: text,
    /** How many members reacted so, the reader included. */
    count: z.int().min(1),
    /** The reader is one of them. */
    mine: z.boolean().optional(),
  }),
  /** A poll of the platform itself. */
  Poll: z.strictObject({
    question: text,
    /** In the order in which they were asked; shares are computed from the votes. */
    answers,
    /** Members may choose more than one answer. */
    multiple: z.boolean().optional(),
    /** How long it is open, as the client says it: `6h left`, `Poll closed`. */
    state: text.optional(),
  }),
  Results: z.strictObject({
    /** In the order in which they were asked; shares are computed from the votes. */
    answers,
  }),
};

/** A part of a chat preview, by its name in pages. */
export type ComponentName = keyof typeof shapes;

/** The props of a part, which its component takes. */
export type PropsOf<Name extends ComponentName> = z.infer<(typeof shapes)[Name]>;

/** The forms in which a part comes, most often one. */
const formsOf = (name: ComponentName): readonly z.ZodObject[] => {
  const shape = shapes[name];
  return shape instanceof z.ZodUnion ? shape.options : [shape];
};

/** Names of all props of a part. */
export const propNames = (name: ComponentName): string[] => [
  ...new Set(formsOf(name).flatMap((form) => Object.keys(form.shape))),
];

/** What is wrong with the props of a part; nothing if one of its forms has them. */
export function propIssues(name: ComponentName, props: unknown): z.core.$ZodIssue[] {
  const [issues = []] = formsOf(name)
    .map((form) => form.safeParse(props).error?.issues ?? [])
    .sort((one, other) => one.length - other.length);
  return issues;
}
