import {itemsInLinkPart} from '@site/src/lib/addresses';
import {isOption, type PreviewChoices} from './previewChoices';

/** Content of a shared link. */
export interface SharedDraft {
  text: string;
  choices: Partial<PreviewChoices>;
}

/** In characters. Some chats and browsers truncate longer URLs. */
export const maxHashLength = 10_000;

/** `encodeURIComponent` throws on unpaired surrogates. */
const unpairedSurrogates = /\p{Surrogate}/gu;

/** Like `encodeURIComponent`, but also encodes characters that chats drop at the end of a link, such as a period. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(unpairedSurrogates, '\uFFFD')).replace(
    /[!'()*.~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns `#try=Hi%20there&place=footer`, or undefined if it would be too long. `choices` should omit defaults. */
export function hashUnlessTooLong({text, choices}: SharedDraft): string | undefined {
  const parameters = Object.entries(choices).map(([key, choice]) => `&${key}=${encode(choice)}`);
  const hash = `#try=${encode(text)}${parameters.join('')}`;
  return hash.length <= maxHashLength ? hash : undefined;
}

export const isSharedHash = (hash: string): boolean => hash.startsWith('#try=');

/**
 * Parses a hash and drops unknown choices. Returns undefined if it is too long or broken. A tilde means broken: our own links
 * have none, and src/browser/address.ts replaces every `%` of a hash that can't be decoded with `~` before the island loads.
 */
export function readHash(hash: string): SharedDraft | undefined {
  if (!isSharedHash(hash) || hash.length > maxHashLength || hash.includes('~')) return undefined;
  try {
    const [text = '', ...parameters] = hash.slice('#try='.length).split('&').map(decodeURIComponent);
    // A program may have added punctuation to the link, which `itemsInLinkPart` drops.
    const choices = parameters
      .map((parameter) => parameter.split('='))
      .map(([key = '', value = '']): [string, string] => [key, itemsInLinkPart(value)[0] ?? ''])
      .filter(([key, choice]) => isOption(key, choice));
    return {text, choices: Object.fromEntries(choices)};
  } catch {
    return undefined;
  }
}
