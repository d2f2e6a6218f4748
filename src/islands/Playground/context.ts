import type {Context, KnownVariable, Value} from '@site/src/shared/variables';
import {none, type Choices} from './choices';
import facts, {type TextPlace} from '../../node/data/playground.data';

const {samples} = facts;

/** Why variables of a category do not work, where there is no member or channel. */
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

/** The place that a choice names. */
export function placeOf({place}: Choices): TextPlace {
  return facts.places.find(({key}) => key === place) ?? facts.places[0];
}

/** What templates are rendered with. Without a member or channel, variables about one do not work. */
export function contextOf(choices: Choices): Context {
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
