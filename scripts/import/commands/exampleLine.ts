import type {ComparedOption} from './ours';

/** What a line writes for an option of a type that is no text and no number. */
const samples: Readonly<Partial<Record<ComparedOption['type'], string>>> = {
  Boolean: 'true',
  User: '@Member',
  Role: '@Role',
  Mentionable: '@Member',
  Channel: '#channel',
};

function sample({type, choices, min, max, name, minLength = 1, maxLength = Infinity}: ComparedOption): string {
  const [choice] = choices ?? [];
  if (choice !== undefined) return String(choice);
  if (type === 'Integer' || type === 'Number') return String(min ?? Math.min(1, max ?? 1));
  return samples[type] ?? name.padEnd(minLength, 'x').slice(0, maxLength);
}

/** A line that runs a command, with all its required options: `/purge count:1`. */
export const exampleLine = (name: string, options: readonly ComparedOption[]): string =>
  [name, ...options.filter(({required}) => required).map((option) => `${option.name}:${sample(option)}`)].join(' ');
