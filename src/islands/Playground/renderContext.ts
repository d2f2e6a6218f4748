import type {Context, KnownVariable, Value} from '@site/src/lib/variables';
import {none, type PreviewChoices} from './previewChoices';
import facts, {type TextPlace} from '../../build/data/playground.data';

const {samples} = facts;

/** Messages for variables of a category when the preview has no member or channel. */
const missing: Readonly<Record<string, string>> = {
  user: 'This preview has no member: choose one below.',
  channel: 'This preview has no channel, as in a direct message: choose one below.',
};

interface Sample {
  key: string;
  values: Readonly<Record<string, Value>>;
}

const sampleOf = (list: readonly Sample[], key: string): Sample['values'] =>
  list.find((sample) => sample.key === key)?.values ?? {};

export function placeOf({place}: PreviewChoices): TextPlace {
  return facts.places.find(({key}) => key === place) ?? facts.places[0];
}

/** Builds the context to render the text in. Without a member or channel, its variables go to `elsewhere`. */
export function contextOf(choices: PreviewChoices): Context {
  const {member, server, channel} = choices;
  const {kind, limit} = placeOf(choices);
  const absent = (category: string): boolean =>
    (category === 'user' && member === none) || (category === 'channel' && channel === none);
  const known = new Map<string, KnownVariable>();
  const elsewhere = new Map<string, string>();
  for (const {key, variables} of facts.categories) {
    for (const variable of variables) {
      if (absent(key)) elsewhere.set(variable.name, missing[key] ?? '');
      else known.set(variable.name, variable);
    }
  }
  return {
    known,
    elsewhere,
    values: new Map<string, Value>(
      Object.entries({
        ...samples.other,
        ...sampleOf(samples.members, member),
        ...sampleOf(samples.servers, server),
        ...sampleOf(samples.channels, channel),
      }),
    ),
    format: kind,
    limit,
    maxVariables: facts.maxVariables,
    now: facts.now,
  };
}
