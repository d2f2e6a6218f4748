import {settings} from './settings';

/**
 * Returns the English names of languages.
 * @param codes BCP 47 tags: `de`, `pt-BR`
 */
function languageNames(codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', {type: 'language'});
  return codes.map((code) => names.of(code) ?? code);
}

/** Contents of a bug report, and languages for reports about translations. */
export const report = {
  contents: ['server id', 'time', 'command', 'request id', 'error code', 'screenshot'],
  /** In the order of the setting `language`. */
  languages: languageNames(settings.flatMap((setting) => (setting.key === 'language' ? (setting.values ?? []) : []))),
} as const;
