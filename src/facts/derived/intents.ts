import {functionList} from '../functions';
import {privilegedNote, privilegedNotUsed, usedPrivilegedIntents, type PrivilegedIntent} from '../intents';
import {moduleList} from '../modules';
import type {Intent} from '../types';

const privilegedIntentFacts: Readonly<Partial<Record<Intent, PrivilegedIntent>>> = usedPrivilegedIntents;

/** @throws if the intent is missing from `usedPrivilegedIntents` */
export function privilegedIntentLabel(intent: Intent): string {
  const label = privilegedIntentFacts[intent]?.label;
  if (!label)
    throw new Error(`The intent ${intent} has no label; add it to usedPrivilegedIntents in src/facts/intents.ts.`);
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
  privilegedNotUsed,
  note: privilegedNote,
} as const;
