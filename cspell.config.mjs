import {defineConfig} from 'cspell';

export default defineConfig({
  version: '0.2',
  language: 'en-US',
  allowCompoundWords: false,
  dictionaryDefinitions: [{name: 'project', path: './words.txt', addWords: true}],
  dictionaries: ['project', 'typescript', 'node', 'npm', 'css', 'html', 'softwareTerms'],
  reporters: ['default', './scripts/spelling-reporter.mjs'],
  useGitignore: true,
  // Ids: an optional prefix and a ULID.
  ignoreRegExpList: ['/\\b(?:[a-z]{3}_)?01[0-9A-HJKMNP-TV-Z]{24}\\b/g'],
  // The owner chooses the product's name. Tests and the list of words to avoid contain mistakes on purpose.
  ignorePaths: [
    'package-lock.json',
    'words.txt',
    'static/**',
    'src/facts/product.ts',
    'tests/**',
    'src/checks/sources/terms.ts',
  ],
});
