import {settings} from './settings';

/**
 * English names of languages.
 * @param codes BCP 47 tags: `de`, `pt-BR`
 */
function languageNames(codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', {type: 'language'});
  return codes.map((code) => names.of(code) ?? code);
}

/** What a report of a fault should contain, and the languages in which a reply can be wrong. */
export const report = {
  contents: ['server id', 'time', 'command', 'request id', 'error code', 'screenshot'],
  /** The languages of replies, in the order of the setting `language`. */
  languages: languageNames(settings.flatMap((setting) => (setting.key === 'language' ? setting.values : []))),
} as const;
