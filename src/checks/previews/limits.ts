import {platform} from '../../facts/platform';
import type {PartName, PropsOf} from '../../shared/chat/shapes';

/** A prop of a part. `children` stands for the text that is read in the part, `answers` for the text of each answer. */
type PropOfPart = {[Name in PartName]: {part: Name; prop: keyof PropsOf<Name>}}[PartName];

/** How many characters a text may have. */
export type CharacterLimit = PropOfPart & {max: number};

/** How many things a part may hold. */
export interface CountLimit {
  part: PartName;
  /** Parts that are counted together, or the items of the prop `answers`. */
  counts: readonly (PartName | 'answers')[];
  max: number;
}

const {
  messageCharacters,
  embedsPerMessage,
  embed,
  components,
  reactionsPerMessageDistinct,
  nativePoll,
  channelName,
  channelTopic,
} = platform.limits;

/**
 * What the platform allows. Source: Discord's developer documentation, pages Message, Component Reference, Poll, Channel.
 * A text is counted as it is read: Markdown marks and the ids of mentions, which Discord counts too, come on top.
 */
export const characterLimits: readonly CharacterLimit[] = [
  {part: 'Chat', prop: 'channel', max: channelName},
  {part: 'Chat', prop: 'topic', max: channelTopic},
  {part: 'Message', prop: 'children', max: messageCharacters},
  {part: 'Embed', prop: 'author', max: embed.author},
  {part: 'Embed', prop: 'title', max: embed.title},
  {part: 'Embed', prop: 'children', max: embed.description},
  {part: 'Embed', prop: 'footer', max: embed.footer},
  {part: 'Field', prop: 'name', max: embed.fieldName},
  {part: 'Field', prop: 'children', max: embed.fieldValue},
  {part: 'Button', prop: 'label', max: components.buttonLabel},
  {part: 'SelectMenu', prop: 'placeholder', max: components.selectPlaceholder},
  {part: 'Option', prop: 'label', max: components.selectLabel},
  {part: 'Option', prop: 'description', max: components.selectDescription},
  {part: 'Form', prop: 'title', max: components.modalTitle},
  {part: 'TextInput', prop: 'label', max: components.modalLabel},
  {part: 'TextInput', prop: 'placeholder', max: components.textInputPlaceholder},
  {part: 'Poll', prop: 'question', max: nativePoll.question},
  {part: 'Poll', prop: 'answers', max: nativePoll.answer},
  // Each was asked with a button or, where there are more, an option of a menu.
  {part: 'Results', prop: 'answers', max: components.buttonLabel},
];

/** Of what the platform allows, numbers of things. A select menu takes an action row of its own. */
export const countLimits: readonly CountLimit[] = [
  {part: 'Message', counts: ['Embed'], max: embedsPerMessage},
  {part: 'Message', counts: ['ActionRow', 'SelectMenu'], max: components.actionRows},
  {part: 'Embed', counts: ['Field'], max: embed.fields},
  {part: 'ActionRow', counts: ['Button'], max: components.buttonsPerRow},
  {part: 'SelectMenu', counts: ['Option'], max: components.selectOptions},
  {part: 'Form', counts: ['TextInput'], max: components.modalInputs},
  {part: 'Reactions', counts: ['Reaction'], max: reactionsPerMessageDistinct},
  {part: 'Poll', counts: ['answers'], max: nativePoll.answers},
  {part: 'Results', counts: ['answers'], max: components.selectOptions},
];

/** Characters in all embeds of a message: author, title, description, names and values of fields, footer. */
export const embedsTotal = embed.totalPerMessage;
