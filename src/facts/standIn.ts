export interface MarkedFact {
  mark: 'standIn' | 'todo';
  value: unknown;
  description: string;
}

/** All loaded facts that `standIn` or `todo` marks. `npm run stand-ins` lists them with `description`, which describes the real value. */
export const markedFacts: MarkedFact[] = [];

function register(fact: MarkedFact): void {
  // Browsers need only the value. The minifier removes the rest, with the texts.
  if (typeof window === 'undefined') markedFacts.push(fact);
}

/**
 * Marks a made-up fact, and returns its value. Once you have the real value, remove the call: `standIn(5, 'the price')` → `5`. A list
 * is marked by a statement below it.
 */
export function standIn<const Value>(value: Value, description: string): Value {
  register({mark: 'standIn', value, description});
  return value;
}

/**
 * Marks a fact that nobody has written yet, and returns what the page shows until then: `todo('the purpose')` → `To do: the purpose`.
 * @param value for facts that aren't a text, and for texts with a better guess
 */
export function todo(description: string): string;
export function todo<const Value>(description: string, value: Value): Value;
export function todo(description: string, value: unknown = `To do: ${description}`): unknown {
  register({mark: 'todo', value, description});
  return value;
}
