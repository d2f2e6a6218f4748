import {linkItems} from '@site/src/lib/addresses';
import {isOption, type PreviewChoices} from './previewChoices';

/** Content of a shared link. */
export interface Shared {
  text: string;
  choices: Partial<PreviewChoices>;
}

/** In characters. Some chats and browsers truncate longer URLs. */
export const maxHashLength = 10_000;

/** `encodeURIComponent` throws on unpaired surrogates. */
const unpairedSurrogates = /\p{Surrogate}/gu;

/** Like `encodeURIComponent`, but also encodes characters that chats drop at the end of a link, such as a period. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(unpairedSurrogates, '\uFFFD')).replace(
    /[!'()*.~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns `#try=Hi%20there&place=footer`, or undefined if it would be too long. `choices` should omit defaults. */
export function hashOf({text, choices}: Shared): string | undefined {
  const more = Object.entries(choices).map(([key, choice]) => `&${key}=${encoded(choice)}`);
  const hash = `#try=${encoded(text)}${more.join('')}`;
  return hash.length <= maxHashLength ? hash : undefined;
}

export const isShared = (hash: string): boolean => hash.startsWith('#try=');

/**
 * Parses a hash and drops unknown choices. Returns undefined if it is too long or broken. A tilde means broken, because
 * `decodable` replaces invalid percent signs with it and our own links have none.
 */
export function readHash(hash: string): Shared | undefined {
  if (!isShared(hash) || hash.length > maxHashLength || hash.includes('~')) return undefined;
  try {
    const [text = '', ...rest] = hash.slice('#try='.length).split('&').map(decodeURIComponent);
    const choices = rest
      .map((part) => part.split('='))
      .map(([key = '', choice = '']) => [key, ...linkItems(choice)])
      .filter(([key = '', choice = '']) => isOption(key, choice));
    return {text, choices: Object.fromEntries(choices) as Partial<PreviewChoices>};
  } catch {
    return undefined;
  }
}
