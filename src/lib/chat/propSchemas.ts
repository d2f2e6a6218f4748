import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';
import {z} from 'zod';
import {personClasses, type Person} from './people';

const text = z.string().trim().min(1);
const reactNode = z.custom<ReactNode>();
/** TSX requires it, because `PropsOf` is the output type. On Markdown pages only attributes are validated, so it may be missing. */
const children = reactNode.default(null);
const personNames = Object.keys(personClasses) as Person[];
const person = z.enum(personNames);
const personOrBot = z.enum(['bot', ...personNames]);
const icon = z.custom<LucideIcon>((value) => typeof value === 'object' && value !== null, {
  error: "Expected an icon, imported like Check from 'lucide-react/icons/check'",
});
// The precision -1 stands for minutes.
const time = z.custom<`${number}:${number}`>((value) => z.iso.time({precision: -1}).safeParse(value).success, {
  error: 'Expected hours and minutes like 09:12',
});
/** A prop that only another variant of the component accepts, with the message if it is used anyway. */
const mustBeAbsent = (message: string) => z.never({error: message}).optional();

const chatProps = {
  /** One sentence for screen readers. */
  summary: text,
  /** Follows the theme of the page. By default, previews are dark. */
  followsTheme: z.boolean().optional(),
  /** Messages, oldest first, or the text inputs of a form. */
  children,
};

const messageProps = {
  /** `09:12` */
  time: time.optional(),
  /** Text as Markdown, then embeds, action rows, menus and reactions. */
  children: reactNode.optional(),
};

const botMessageProps = {
  ...messageProps,
  // Reported if a person's message has `command` and `usedBy`, because then the person's variant has two issues.
  by: z.literal('bot', {error: "Only the bot's messages answer a command"}),
  /** Only the member who used the command sees it. */
  ephemeral: z.boolean().optional(),
};

const onlyByBot = mustBeAbsent("Only the bot's messages answer a command or are ephemeral");
const onlyTogether = mustBeAbsent('command and usedBy go together');

/** Props of the chat components, which `jsxMistakes.ts` checks on pages in Markdown. A union has one schema for each variant. */
const propSchemas = {
  Chat: z.union([
    z.strictObject({
      ...chatProps,
      // Reported for an empty name: the other variant also has one issue, but comes second.
      channel: mustBeAbsent('Expected a name'),
      topic: mustBeAbsent('A topic needs a channel'),
    }),
    z.strictObject({
      ...chatProps,
      /** Name without `#`. Adds a bar at the top. */
      channel: text,
      /** Truncated if there is no room. */
      topic: text.optional(),
    }),
  ]),
  Form: z.strictObject({...chatProps, title: text}),
  TextInput: z.strictObject({
    label: text,
    /** One line, or several. Default: `short`. */
    style: z.enum(['short', 'paragraph']).optional(),
    placeholder: text.optional(),
    required: z.boolean().optional(),
  }),
  Message: z.union([
    z.strictObject({
      ...messageProps,
      by: z.enum(personNames, {error: `Invalid option: expected one of bot, ${personNames.join(', ')}`}),
      ephemeral: onlyByBot,
      command: onlyByBot,
      usedBy: onlyByBot,
    }),
    z.strictObject({...botMessageProps, command: onlyTogether, usedBy: onlyTogether}),
    z.strictObject({
      ...botMessageProps,
      /** The command that the message answers: `/poll create`. */
      command: text,
      usedBy: person,
    }),
  ]),
  Mention: z.strictObject({
    /** `@Players`, `#events` or `/poll results`. */
    of: z.templateLiteral([z.enum(['@', '#', '/']), text], {error: 'Expected @role, #channel or /command'}),
  }),
  Embed: z.strictObject({
    author: text.optional(),
    title: text.optional(),
    footer: text.optional(),
    /** Color of the left edge. Default: the bot's. */
    color: z.enum(['blurple', 'green', 'red', 'gray']).optional(),
    /** Picture on the right: the bot's logo, or the initials of a person. */
    thumbnail: personOrBot.optional(),
    /** Description as Markdown, results and fields. Fields are always shown last. */
    children: reactNode.optional(),
  }),
  Field: z.strictObject({
    name: text,
    /** Shares a row with up to two other inline fields. */
    inline: z.boolean().optional(),
    children,
  }),
  ActionRow: z.strictObject({
    /** Buttons. A select menu needs a row of its own. */
    children,
  }),
  Button: z.strictObject({
    label: text,
    /** Default: `secondary`. */
    style: z.enum(['primary', 'secondary', 'success', 'danger', 'link']).optional(),
    /** An icon instead of an emoji: `import Check from 'lucide-react/icons/check'` */
    icon: icon.optional(),
    disabled: z.boolean().optional(),
  }),
  SelectMenu: z.strictObject({
    placeholder: text,
    /** Options. If there are any, the menu is shown open. */
    children: reactNode.optional(),
  }),
  Option: z.strictObject({label: text, description: text.optional()}),
  Reactions: z.strictObject({
    children,
  }),
  Reaction: z.strictObject({
    /** An icon instead of an emoji: `import Hand from 'lucide-react/icons/hand'` */
    icon,
    /** One word for screen readers. */
    name: text,
    count: z.int().min(1),
    /** `count` includes the reader. */
    mine: z.boolean().optional(),
  }),
  Results: z.strictObject({
    answers: z
      .array(z.strictObject({text, votes: z.int().min(0)}))
      .min(1)
      .readonly(),
  }),
};

export type ComponentName = keyof typeof propSchemas;

export const chatComponentNames: readonly string[] = Object.keys(propSchemas);

export type PropsOf<Name extends ComponentName> = z.infer<(typeof propSchemas)[Name]>;

const variantsOf = (name: ComponentName): readonly z.ZodObject[] => {
  const schema = propSchemas[name];
  return schema instanceof z.ZodUnion ? schema.options : [schema];
};

export const propNames = (name: ComponentName): string[] => [
  ...new Set(variantsOf(name).flatMap((variant) => Object.keys(variant.shape))),
];

/** Validates the props of a component. Returns the issues of the variant with the fewest, or nothing if one variant fits. */
export function propIssues(name: ComponentName, props: unknown): z.core.$ZodIssue[] {
  const [issues = []] = variantsOf(name)
    .map((variant) => variant.safeParse(props).error?.issues ?? [])
    .sort((a, b) => a.length - b.length);
  return issues;
}
