interface StandIn {
  value: unknown;
  putThere: string;
}

/** All made-up facts that are loaded. `npm run stand-ins` lists them with `putThere`, a description of the real value. */
export const standIns: StandIn[] = [];

/**
 * Marks a made-up fact, and returns its value. Once you have the real value, remove the call: `standIn(5, 'the price')` → `5`. A list
 * is marked by a statement below it.
 */
export function standIn<const Value>(value: Value, putThere: string): Value {
  // Browsers need only the value. The minifier removes the rest, with the texts.
  if (typeof window === 'undefined') standIns.push({value, putThere});
  return value;
}
