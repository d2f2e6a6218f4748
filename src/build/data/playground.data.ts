import {platform} from '../../facts/platform';
import {variables} from '../../facts/variables';
import {allCommands} from '../../facts/derived/commands/commandIndex';
import type {TextFormat} from '../../lib/variables/types';

const {messageCharacters, embed, channelName} = platform.limits;

/** Places for texts, with the platform's limits in characters. `rich` places render mentions and timestamps. */
const places = [
  {key: 'message', label: 'Message', format: 'rich', limit: messageCharacters},
  {key: 'title', label: 'Embed: title', format: 'plain', limit: embed.title},
  {key: 'description', label: 'Embed: description', format: 'rich', limit: embed.description},
  {key: 'fieldName', label: 'Embed: name of a field', format: 'plain', limit: embed.fieldName},
  {key: 'fieldValue', label: 'Embed: value of a field', format: 'rich', limit: embed.fieldValue},
  {key: 'footer', label: 'Embed: footer', format: 'plain', limit: embed.footer},
  {key: 'author', label: 'Embed: author', format: 'plain', limit: embed.author},
  {key: 'channelName', label: 'Name of a channel', format: 'plain', limit: channelName},
] as const satisfies readonly {key: string; label: string; format: TextFormat; limit: number}[];

export type TextPlace = (typeof places)[number];

export type TextPlaceKey = TextPlace['key'];

const {grammar, sample, playgroundSamples: samples, templates, categories} = variables;

/** Data for the playground; no other facts reach the browser. */
export default {
  places,
  categories: categories.map(({key, title, variables: list}) => ({
    key,
    title,
    variables: list.map(({name, type, description}) => ({name, type, description})),
  })),
  /** From their examples, so inserting one gives something that works: `{server.description|cut:20}` → `cut:20` */
  filters: grammar.filters.map(({name, example}) => example.slice(example.lastIndexOf(`|${name}`) + 1, -1)),
  maxVariables: grammar.maxPerText,
  samples,
  templates,
  now: sample.now,
  /** The playground's counterpart in chat. */
  command: allCommands().find(({name}) => name.endsWith(' variables'))?.name,
};
