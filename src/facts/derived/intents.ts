import {functionList} from '../functions';
import {intentNotes, privilegedIntents, type PrivilegedIntent} from '../intents';
import {moduleList} from '../modules';
import type {Intent} from '../types';

const privilegedIntentFacts: Readonly<Partial<Record<Intent, PrivilegedIntent>>> = privilegedIntents;

/** @throws if the intent is missing from `privilegedIntents` */
export function privilegedIntentLabel(intent: Intent): string {
  const label = privilegedIntentFacts[intent]?.label;
  if (!label)
    throw new Error(`The intent ${intent} has no label; add it to privilegedIntents in src/facts/intents.ts.`);
  return label;
}

const features = [...moduleList, ...functionList];

export const intents = {
  privilegedUsed: Object.entries(privilegedIntentFacts).map(([name, {label, gives}]) => ({
    name,
    label,
    gives,
    usedBy: features
      .filter((feature) => feature.intents?.privileged.some((intent) => intent === name))
      .map(({title}) => title),
  })),
  ...intentNotes,
} as const;
