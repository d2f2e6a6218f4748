import type {ReactNode} from 'react';
import {z} from 'zod';
import type {ChatProps} from '../../components/chat/Chat';
import type {ButtonProps} from '../../components/chat/Controls';
import type {EmbedProps} from '../../components/chat/Embed';
import {people} from '../../components/chat/people';
import type {PartName} from '../../components/chat/parts';

const text = z.string().trim().min(1);
/** A part that needs content and has none is found by what it holds, see `previewProblems.ts`. */
const children = z.custom<ReactNode>().optional();
const person = z.enum(Object.keys(people));
const personOrBot = z.enum(['bot', ...Object.keys(people)]);
const icon = z.custom((value) => typeof value === 'object' && value !== null, {
  error: "Expected an icon, imported like Check from 'lucide-react/icons/check'",
});
const answers = z.array(z.strictObject({text, votes: z.int().min(0)})).min(1);

/** The props of every part as its types have them, for MDX, where no compiler looks at types. */
export const shapes: Readonly<Record<PartName, z.ZodObject>> = {
  Chat: z
    .strictObject({
      summary: text,
      channel: text.optional(),
      topic: text.optional(),
      surface: z.enum(['dark', 'light', 'page'] satisfies ChatProps['surface'][]).optional(),
      className: text.optional(),
      children,
    })
    .refine(({channel, topic}) => channel !== undefined || topic === undefined, 'A topic needs a channel'),
  Message: z
    .strictObject({
      by: personOrBot,
      time: z.iso.time({precision: -1, error: 'Expected hours and minutes like 09:12'}).optional(),
      command: text.optional(),
      usedBy: person.optional(),
      ephemeral: z.boolean().optional(),
      children,
    })
    .refine(({command, usedBy}) => (command === undefined) === (usedBy === undefined), 'command and usedBy go together')
    .refine(
      ({by, command, ephemeral}) => by === 'bot' || (command === undefined && ephemeral === undefined),
      "Only the bot's messages answer a command or are ephemeral",
    ),
  Mention: z.strictObject({of: z.string().regex(/^[@#/]./, 'Expected @role, #channel or /command')}),
  Embed: z.strictObject({
    author: text.optional(),
    title: text.optional(),
    footer: text.optional(),
    color: z.enum(['blurple', 'green', 'red', 'gray'] satisfies EmbedProps['color'][]).optional(),
    thumbnail: personOrBot.optional(),
    children,
  }),
  Field: z.strictObject({name: text, inline: z.boolean().optional(), children}),
  ActionRow: z.strictObject({children}),
  Button: z.strictObject({
    label: text,
    style: z.enum(['primary', 'secondary', 'success', 'danger', 'link'] satisfies ButtonProps['style'][]).optional(),
    icon: icon.optional(),
    disabled: z.boolean().optional(),
  }),
  SelectMenu: z.strictObject({placeholder: text, children}),
  Option: z.strictObject({label: text, description: text.optional()}),
  Reactions: z.strictObject({children}),
  Reaction: z.strictObject({icon, name: text, count: z.int().min(1), mine: z.boolean().optional()}),
  Poll: z.strictObject({question: text, answers, multiple: z.boolean().optional(), state: text.optional()}),
  Results: z.strictObject({answers}),
};
