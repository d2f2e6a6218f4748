import {defineConfig} from 'cspell';

export default defineConfig({
  version: '0.2',
  language: 'en-US',
  allowCompoundWords: false,
  dictionaryDefinitions: [{name: 'project', path: './words.txt', addWords: true}],
  dictionaries: ['project', 'typescript', 'node', 'npm', 'css', 'html', 'softwareTerms'],
  useGitignore: true,
  // Ids: an optional prefix and a ULID.
  ignoreRegExpList: ['/\\b(?:[a-z]{3}_)?01[0-9A-HJKMNP-TV-Z]{24}\\b/g'],
  // Tests contain mistakes on purpose.
  ignorePaths: ['package-lock.json', 'words.txt', 'static/**', 'src/facts/product.ts', 'tests/**'],
  overrides: [
    {
      filename: ['{docs,documents,faq,known-issues}/**', 'src/facts/**'],
      flagWords: [
        ...['various', 'simply', 'just', 'easy', 'easily', 'TODO'],
        ...['e.g.->for example', 'i.e.->that is', 'cancelled->canceled', 'cancelling->canceling'],
      ],
    },
    // Descriptions of commands and options: the bot's own words. Options have a capitalized type (`String`), API fields a lowercase one.
    {
      filename: 'src/facts/modules/**',
      ignoreRegExpList: [
        "/name: '\\/[^'\\n]*',\\s*description:\\s*(['\"`]).*\\1/g",
        "/description:\\s*(['\"`]).*\\1(?=,\\s*type: '[A-Z])/g",
      ],
    },
    // Names of commands.
    {filename: 'src/facts/**', ignoreRegExpList: ["/'\\/[^'\\n]*'/g"]},
    {
      filename: '{docs,documents,faq,known-issues}/**',
      // Discord's client uses the suggested words; its API and placeholders use the flagged ones.
      flagWords: ['guild->server', 'guilds->servers', 'DM->direct message', 'VC->voice channel', 'emojis->emoji'],
      // Inline code, Python's f-strings, placeholders of facts.
      ignoreRegExpList: ['/`[^`\\n]+`/g', "/f'[^'\\n]+'/g", '/\\{\\$[^}]+\\}/g'],
    },
  ],
});
