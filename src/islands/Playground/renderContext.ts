import type {AvailableVariable, RenderContext, VariableValue} from '@site/src/lib/variables';
import {noneKey, type PreviewChoices} from './previewChoices';
import facts, {type TextPlace} from '../../build/data/playground.data';

const {samples} = facts;

/** By category, why its variables don't work: the reader chose no member or no channel. */
const unavailableReasons: Readonly<Record<string, string>> = {
  user: 'This preview has no member: choose one below.',
  channel: 'This preview has no channel, as in a direct message: choose one below.',
};

interface Sample {
  key: string;
  values: Readonly<Record<string, VariableValue>>;
}

const valuesOf = (sampleList: readonly Sample[], key: string): Sample['values'] =>
  sampleList.find((sample) => sample.key === key)?.values ?? {};

export function placeOf({place}: PreviewChoices): TextPlace {
  return facts.places.find(({key}) => key === place) ?? facts.places[0];
}

/** Builds the context to render the text in. Without a member or channel, its variables go to `unavailable`. */
export function contextOf(choices: PreviewChoices): RenderContext {
  const {member, server, channel} = choices;
  const {format, limit} = placeOf(choices);
  const isUnavailable = (category: string): boolean =>
    (category === 'user' && member === noneKey) || (category === 'channel' && channel === noneKey);
  const available = new Map<string, AvailableVariable>();
  const unavailable = new Map<string, string>();
  for (const {key, variables} of facts.categories) {
    for (const variable of variables) {
      if (isUnavailable(key)) unavailable.set(variable.name, unavailableReasons[key] ?? '');
      else available.set(variable.name, variable);
    }
  }
  return {
    available,
    unavailable,
    values: new Map<string, VariableValue>(
      Object.entries({
        // Values that don't depend on a choice.
        ...samples.other,
        ...valuesOf(samples.members, member),
        ...valuesOf(samples.servers, server),
        ...valuesOf(samples.channels, channel),
      }),
    ),
    format,
    limit,
    maxVariables: facts.maxVariables,
    now: facts.now,
  };
}
