import {defineConfig} from 'cspell';

/** Spelling of everything that people read, and of the names in the code. American English. */
export default defineConfig({
  version: '0.2',
  language: 'en-US',
  allowCompoundWords: false,
  dictionaryDefinitions: [{name: 'project', path: './words.txt', addWords: true}],
  dictionaries: ['project', 'typescript', 'node', 'npm', 'css', 'html', 'softwareTerms'],
  reporters: ['default', './scripts/spelling-reporter.mjs'],
  useGitignore: true,
  // Ids: a prefix and a ULID.
  ignoreRegExpList: ['/\\b(?:[a-z]{3}_)?01[0-9A-HJKMNP-TV-Z]{24}\\b/g'],
  // The product is named as its owner likes. Tests plant mistakes, and so does the list of words that are not used.
  ignorePaths: [
    'package-lock.json',
    'words.txt',
    'static/**',
    'src/facts/product.ts',
    'tests/**',
    'src/checks/sources/terms.ts',
  ],
});
