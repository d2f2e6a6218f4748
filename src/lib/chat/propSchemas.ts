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

const chatProps = {
  /** One sentence for screen readers. */
  summary: text,
  /** Follows the theme of the page. By default, previews are dark. */
  followsTheme: z.boolean().optional(),
  /** Messages, oldest first, or the text inputs of a form. */
  children,
};

/** Props of the chat components, which `jsxMistakes.ts` checks on pages in Markdown. */
const propSchemas = {
  Chat: z.strictObject({
    ...chatProps,
    /** Name without `#`. Adds a bar at the top. */
    channel: text.optional(),
    /** Follows the channel. Truncated if there is no room. */
    topic: text.optional(),
  }),
  Form: z.strictObject({...chatProps, title: text}),
  TextInput: z.strictObject({
    label: text,
    /** One line, or several. Default: `short`. */
    style: z.enum(['short', 'paragraph']).optional(),
    placeholder: text.optional(),
    required: z.boolean().optional(),
  }),
  Message: z.strictObject({
    by: personOrBot,
    /** `09:12` */
    time: time.optional(),
    /** The command that the message answers: `/poll create`. Shown with `usedBy`. */
    command: text.optional(),
    usedBy: person.optional(),
    /** Only the member who used the command sees it. */
    ephemeral: z.boolean().optional(),
    /** Text as Markdown, then embeds, action rows, menus and reactions. */
    children: reactNode.optional(),
  }),
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

export const propNames = (name: ComponentName): string[] => Object.keys(propSchemas[name].shape);

export const propIssues = (name: ComponentName, props: unknown): z.core.$ZodIssue[] =>
  propSchemas[name].safeParse(props).error?.issues ?? [];
