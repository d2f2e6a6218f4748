import {isOption, type Choices} from './choices';

/** What a link to the playground carries. */
export interface Shared {
  text: string;
  choices: Partial<Choices>;
}

/** Longest hash that is read or written: longer addresses don't survive every chat and browser. */
export const longestHash = 10_000;

/** Unpaired surrogates, which no address can carry. */
const halves = /\p{Surrogate}/gu;

/**
 * Like `encodeURIComponent`, and also encodes what chats drop at the end of an address, such as a period. An unpaired
 * surrogate becomes the replacement character.
 */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(halves, '\uFFFD')).replace(
    /[!'()*.~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The hash of a link that carries a text.
 * @param choices only those that are not the usual ones
 * @returns undefined if it would be too long
 */
export function hashOf({text, choices}: Shared): string | undefined {
  const more = Object.entries(choices).map(([key, choice]) => `&${key}=${encoded(choice)}`);
  const hash = `#try=${encoded(text)}${more.join('')}`;
  return hash.length <= longestHash ? hash : undefined;
}

/** Whether a hash is meant for the playground. */
export const isShared = (hash: string): boolean => hash.startsWith('#try=');

/**
 * What a hash carries; choices that do not exist are left out.
 * @returns undefined if it is too long or cannot be decoded. A tilde is what src/shared/routing/decodable.ts makes of a broken
 *   percent sign; links made here have none.
 */
export function readHash(hash: string): Shared | undefined {
  if (!isShared(hash) || hash.length > longestHash || hash.includes('~')) return undefined;
  try {
    const [text = '', ...rest] = hash.slice('#try='.length).split('&').map(decodeURIComponent);
    const choices = rest.map((part) => part.split('=')).filter(([key = '', choice = '']) => isOption(key, choice));
    return {text, choices: Object.fromEntries(choices) as Partial<Choices>};
  } catch {
    return undefined;
  }
}
