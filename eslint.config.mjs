import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {house} from './src/checks/prose/eslintTerms.mjs';

/** What the rooms of src/ never take from others; CONTRIBUTING draws who may. Types are gone before anything runs. */
const walls = {
  rules: {from: 'node|checks|page|app|components|theme|pages', reason: 'rules run everywhere'},
  node: {
    from: 'checks|page|theme|pages',
    reason: 'what builds the site does not run in the browser, and checks look on',
  },
  checks: {
    from: 'page|app|theme|pages|components/(?!chat/(?:people|shapes)$)',
    reason: 'checks read facts, sources and built pages, none of which needs the browser',
  },
  page: {from: 'facts|node|checks|app|components|theme|pages', reason: 'every page loads what the page script imports'},
  app: {
    from: 'node/(?!data/)|checks|page|theme|pages',
    reason: 'the application gets facts and values of src/node/data/',
  },
  components: {
    from: 'node/(?!data/)|checks|page|app|theme|pages',
    reason: 'markup gets facts and values of src/node/data/',
  },
};

const rule = '@typescript-eslint/no-restricted-imports';

/** @type {(room: string) => import('eslint').Linter.Config} */
const wallOf = (room) => {
  const {from, reason} = walls[/** @type {keyof typeof walls} */ (room)];
  const wall = {
    regex: `(^@site/src|\\.\\.)/(${from})`,
    allowTypeImports: true,
    message: `In src/${room}/: ${reason}.`,
  };
  return {files: [`src/${room}/**`], rules: {[rule]: ['error', {patterns: [wall]}]}};
};

/**
 * Facts take from facts alone, types included; the platform's names are those of its own types.
 * @type {import('eslint').Linter.Config}
 */
const wallOfFacts = {
  files: ['src/facts/**'],
  rules: {
    [rule]: [
      'error',
      {
        patterns: [
          {
            regex: '^(?!\\.\\.?/|discord-api-types/)|\\.\\./(rules|node|checks|page|app|components|theme|pages|css)/',
            message: 'In src/facts/: facts are data, and nothing stands below them. What follows from them is a rule.',
          },
        ],
      },
    ],
  },
};

export default defineConfig(
  globalIgnores([
    'build/',
    '.build/',
    '.docusaurus/',
    'deploy/',
    'node_modules/',
    'playwright-report/',
    'test-results/',
  ]),
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
      // A third of the linter's time, for what is hardly here: enums of numbers, and instances of classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers in messages are what template strings are for.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          // The compiler takes it for a variable, see src/node/content/inPages.ts.
          selector: 'Identifier[name=/^\\$(?!ref$)[a-z]/]',
          message: 'Placeholders are for pages: import the fact.',
        },
        {
          selector:
            ':function > Identifier.params[name="it"], :function > :not(Identifier).params Identifier[name="it"]',
          message: 'Name the parameter after what it is (`page`, `option`), or take it apart: `({name}) => name`.',
        },
      ],
    },
  },
  {
    // Here stand the site's texts; those in MDX are linted by remark.
    files: ['src/facts/**', 'src/rules/**', 'src/node/{content,data}/**', 'src/{app,components,pages,theme}/**'],
    plugins: {house},
    rules: {'house/terms': 'error'},
  },
  wallOfFacts,
  ...Object.keys(walls).map(wallOf),
  {files: ['src/node/content/inPages.ts'], rules: {'no-restricted-syntax': 'off'}},
  {
    // Programs talk to the terminal.
    files: ['scripts/**', 'bench/**'],
    rules: {'no-console': 'off'},
  },
);
