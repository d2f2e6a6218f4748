import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {eslintTerms} from './scripts/prose/eslintTerms.mjs';

export default defineConfig(
  globalIgnores(['build/', '.build/', '.docusaurus/', 'node_modules/', 'playwright-report/', 'test-results/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    // The plugin's own types are those of an older ESLint.
    plugins: {'@docusaurus': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus))},
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': 'off', // English is the only locale.
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // The compiler knows all names, in JavaScript, too.
      'no-undef': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Numbers in messages are what template strings are for.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'no-console': 'error',
    },
  },
  {
    // Here stand the site's texts; those in MDX are linted by remark.
    files: ['src/facts/**', 'src/content/**', 'src/pages/**', 'src/components/**', 'src/theme/**'],
    plugins: {house: {rules: {terms: eslintTerms}}},
    rules: {'house/terms': 'error'},
  },
  {
    // Programs talk to the terminal.
    files: ['scripts/**', 'bench/**'],
    rules: {'no-console': 'off'},
  },
);
