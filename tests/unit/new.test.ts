import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Draft} from '../../scripts/new/draft';
import type {Kind} from '../../scripts/new/kind';
import {kinds} from '../../scripts/new/kinds';
import {readRequest, type Ask} from '../../scripts/new/read';
import {addBesideNeighbors, addImport, addItem, addProperty, literal, setValue} from '../../scripts/new/source';
import {root} from '../../scripts/lib/paths';
import {faq} from '../../src/facts/faq';
import {changelog} from '../../src/facts/releases';
import {moduleKeys} from '../../src/facts/types';
import {paths} from '../../src/rules/routing/paths';
import {parsePage} from '../../src/node/content/regions';

const component = changelog.current[0].name;
const page = faq[0];

/** Arguments of every kind that are right. */
const right: Readonly<Record<string, string[]>> = {
  module: ['planted-boxes', '--purpose', 'engage', '--date', changelog.asOf],
  release: [component, '--changes', 'breaking,fixed', '--date', '2999-01-01'],
  question: [page.key, 'planted-draft', '--question', "What's planted?", '--guide', page.questions[0].guide],
  'known-issue': ['--title', "It's planted", '--area', moduleKeys[0], '--since', changelog.asOf],
  page: ['docs/extras/planted', '--title', "What's planted"],
};

/** Drafts what arguments ask for. */
async function draftOf(args: string[]): Promise<Draft> {
  const {kind, values} = await readRequest(kinds, args, undefined);
  const draft = new Draft(root);
  kind.make(values, draft);
  await draft.format();
  return draft;
}

describe('every kind', () => {
  it.each(kinds.map(({name}) => name))('%s drafts files that can be read, with texts to write', async (name) => {
    const draft = await draftOf([name, ...(right[name] ?? [])]);
    expect(draft.files.length).toBeGreaterThan(0);
    expect(draft.unwritten().length).toBeGreaterThan(0);
    for (const file of draft.files) {
      if (file.endsWith('.mdx')) {
        expect(() => parsePage(draft.read(file))).not.toThrow();
      } else {
        const {diagnostics} = ts.transpileModule(draft.read(file), {reportDiagnostics: true, fileName: file});
        expect(diagnostics, file).toEqual([]);
      }
    }
  });
});

it('a module is in all lists of modules', async () => {
  const draft = await draftOf(['module', ...(right.module ?? [])]);
  expect(draft.read('src/facts/types.ts')).toContain("'planted-boxes',");
  expect(draft.read('src/facts/modules/index.ts')).toMatch(/import \{plantedBoxes\}[^]*'planted-boxes': plantedBoxes,/);
  expect(draft.read('src/facts/releases/index.ts')).toMatch(
    /import \{modulesPlantedBoxes\}[^]*\n {4}modulesPlantedBoxes,/,
  );
  expect(draft.read('src/components/site/Modules/index.tsx')).toMatch(/import Box [^]*'planted-boxes': Box,/);
});

it('what is newer than the facts moves their day', async () => {
  const draft = await draftOf(['release', ...(right.release ?? [])]);
  expect(draft.read('src/facts/releases/index.ts')).toContain("asOf: '2999-01-01'");
  expect(draft.read(`src/facts/releases/current/${component}.ts`)).toMatch(
    /breaking: \[[^\]]*'TODO:[^]*migration: 'TODO:/,
  );
});

it.each([
  ['what is new', ['--changes', 'added,fixed'], true],
  ['what was fixed', ['--changes', 'fixed'], false],
  ['a fix that owners notice', ['--changes', 'fixed', '--noticed', 'yes'], true],
])('%s goes to the index of the changelog: %s', async (_, args, isNoticed) => {
  const draft = await draftOf(['release', component, '--date', '2999-01-01', ...args]);
  const source = draft.read(`src/facts/releases/current/${component}.ts`);
  const [release = ''] = /\{\s*version:[^]*?date: '2999-01-01'[^]*?\},\s*\{\s*version:/.exec(source) ?? [];
  expect(release.split('noticed: true').length - 1).toBe(isNoticed ? 1 : 0);
});

it('a question has its guide, whatever the product is named, and a link to it', async () => {
  const draft = await draftOf([
    ...['question', page.key, 'planted-guide', '--question', 'x'],
    '--guide',
    `${paths.privacy}#where`,
  ]);
  expect(draft.read('src/facts/faq.ts')).toContain('guide: `/docs/extras/${product.slug}-privacy#where`');
  expect(draft.read(`faq/${page.key}.mdx`)).toMatch(
    new RegExp(`\\]\\(\\{\\$faq\\.${page.key}\\.questions\\.planted-guide\\.guide\\}\\)\\n$`),
  );
});

it.each([
  ['docs/extras/planted', true],
  ['faq/planted', false],
])('a guide ends with where to go next: %s, %s', async (address, isGuide) => {
  const draft = await draftOf(['page', address, '--title', 'x']);
  expect(draft.read(`${address}.mdx`).includes('{/* #related */}')).toBe(isGuide);
});

describe('what is wrong is refused', () => {
  it.each([
    ['nothing', [], 'Say what to make:'],
    ['an unknown kind', ['modul'], 'There is no kind "modul". Did you mean module?'],
    ['an unknown option', ['page', 'docs/x', '--titel', 'X'], "Unknown option '--titel'"],
    ['a word too many', ['page', 'docs/x', 'y', '--title', 'X'], '"y" is not understood. Usage: npm run new -- page'],
    ['a missing word', ['page', '--title', 'X'], '<path> is missing. Usage: npm run new -- page'],
    ['a missing option', ['page', 'docs/planted'], '--title "..." is missing.'],
    ['an empty text', ['page', 'docs/planted', '--title', ' '], 'It is empty.'],
    ['two lines', ['page', 'docs/planted', '--title', 'a\nb'], 'It has several lines'],
    ['the key of a module', ['module', 'Planted Boxes'], '"Planted Boxes" is no key: use small letters'],
    ['a module that is there', ['module', moduleKeys[0]], `There is a module ${moduleKeys[0]} already.`],
    ['a purpose', ['module', 'planted', '--purpose', 'engag'], 'Did you mean engage?'],
    [
      'a command that is there',
      ['module', 'planted', '--purpose', 'engage', '--command', '/help'],
      'There is a command',
    ],
    ['an object', ['module', 'planted', '--purpose', 'engage', '--object', 'A b'], '"A b" is no name of an object'],
    ['an icon', ['module', 'planted', '--purpose', 'engage', '--icon', 'no-such'], 'There is no icon "no-such"'],
    ['a component', ['release', 'modules.none'], 'There is no component "modules.none".'],
    ['a kind of changes', ['release', component, '--changes', 'fixt'], 'There is no kind of changes "fixt"'],
    ['a version', ['release', component, '--version', '1'], '1 is no version'],
    ['an old version', ['release', component, '--version', '0.0.1'], '0.0.1 does not follow'],
    ['a day', ['release', component, '--date', '2025-02-30'], '2025-02-30 is no day'],
    ['a page of the FAQ', ['question', 'none', 'planted', '--question', 'x'], 'There is no "none".'],
    ['a key', ['question', page.key, 'Planted', '--question', 'x'], '"Planted" is no key'],
    [
      'a key that is there',
      ['question', page.key, page.questions[0].key, '--question', 'x'],
      'already: choose another',
    ],
    [
      'a guide without its heading',
      ['question', page.key, 'planted-guide', '--question', 'x', '--guide', '/docs/Premium'],
      '"/docs/Premium" is no heading of a page',
    ],
    ['an area', ['known-issue', '--title', 'x', '--area', 'none'], 'There is no "none".'],
    ['a path', ['page', 'docs/Planted.mdx', '--title', 'x'], '"docs/Planted.mdx" is no path of a page'],
    ['a folder', ['page', 'blog/planted', '--title', 'x'], 'there is no folder blog'],
    ['an address that is there', ['page', 'docs/extras/settings', '--title', 'x'], 'is taken: choose another name.'],
    ['a guide', ['page', 'docs/modules/planted', '--title', 'x'], 'comes with npm run new -- module.'],
  ])('%s', async (_, args, message) => {
    await expect(readRequest(kinds, args, undefined)).rejects.toThrow(message);
  });
});

describe('at a terminal', () => {
  const asked: Kind = {
    name: 'planted',
    what: 'a plant',
    parameters: [
      {name: 'key', word: true, what: 'Key', problem: (key) => (key === 'bad' ? 'It is bad.' : undefined)},
      {name: 'size', what: 'Size', choices: ['small', 'large'], fallback: () => 'small'},
    ],
    make: () => [],
  };

  it('all is asked for, again where it is wrong, and Enter takes what is offered', async () => {
    const answers = ['planted', 'bad', 'good', ''];
    const ask = vi.fn<Ask>(() => Promise.resolve(answers.shift() ?? ''));
    expect(await readRequest([asked], [], ask)).toEqual({kind: asked, values: {key: 'good', size: 'small'}});
    expect(ask.mock.calls.map(([question]) => question)).toEqual([
      'What do you want to make (one of planted): ',
      'Key: ',
      'It is bad. Key: ',
      'Size (one of small, large; Enter: small): ',
    ]);
  });

  it('who gives arguments is asked for what they lack only', async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve('good'));
    expect((await readRequest([asked], ['planted', '--size', 'large'], ask)).values).toEqual({
      key: 'good',
      size: 'large',
    });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a source', () => {
  it.each([
    ['an item at the end', addItem('const a = {b: [1, 2]};', ['a', 'b'], '3'), 'const a = {b: [1, 2, 3]};'],
    ['an item before others', addItem('const a = [1, 3];', ['a'], '2', (item) => item > '2'), 'const a = [1, 2, 3];'],
    ['the only item', addItem('const a = [];', ['a'], '1'), 'const a = [1];'],
    ['a property', addProperty('const a = {b: 1, d: 2};', ['a'], 'c', 'c: 3'), 'const a = {b: 1, c: 3, d: 2};'],
    ['a value', setValue("const a = {b: 'x'};", ['a', 'b'], "'y'"), "const a = {b: 'y'};"],
    [
      'an import',
      addImport("import a from './a';\nimport c from './c';", 'b', './b').replaceAll('\n', ' '),
      "import a from './a'; import b from './b'; import c from './c';",
    ],
    [
      'a neighbor',
      addBesideNeighbors("export default {x: ['p', ['f/a', 'q']]};", 'f/b'),
      "export default {x: ['p', ['f/a', 'f/b', 'q']]};",
    ],
    [
      'a neighbor above',
      addBesideNeighbors("export default {x: ['p', {}]};", 'f/b'),
      "export default {x: ['p', 'f/b', {}]};",
    ],
    ['a text', literal("it's \\"), "'it\\'s \\\\'"],
  ])('gets %s', (_, changed, expected) => {
    expect(changed).toBe(expected);
  });

  it('without the place is a fault', () => {
    expect(() => addItem('const a = {};', ['a', 'b'], '1')).toThrow('Nothing at a.b.');
    expect(() => addItem('const a = {};', ['a'], '1')).toThrow('a is no list.');
    expect(() => addProperty('const a = [];', ['a'], 'b', 'b: 1')).toThrow('a is no object.');
  });
});

describe('a draft', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'draft-'));
    await writeFile(path.join(folder, 'old.txt'), 'old');
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('is written as a whole', async () => {
    const draft = new Draft(folder);
    draft.create('a/new.txt', 'new');
    draft.edit('old.txt', (text) => `${text}er`);
    expect(existsSync(path.join(folder, 'a'))).toBe(false);
    draft.write();
    expect(await readFile(path.join(folder, 'a/new.txt'), 'utf8')).toBe('new');
    expect(await readFile(path.join(folder, 'old.txt'), 'utf8')).toBe('older');
  });

  it('leaves all as it was if a file cannot be written', async () => {
    const draft = new Draft(folder);
    draft.edit('old.txt', () => 'changed');
    draft.create('a.txt', 'new');
    draft.create('taken', 'new');
    await mkdir(path.join(folder, 'taken'));
    expect(() => draft.write()).toThrow('Nothing was made: ');
    expect(await readFile(path.join(folder, 'old.txt'), 'utf8')).toBe('old');
    expect(existsSync(path.join(folder, 'a.txt'))).toBe(false);
  });

  it('takes no file twice', () => {
    const draft = new Draft(folder);
    draft.create('new.txt', 'new');
    expect(() => draft.create('new.txt', 'again')).toThrow('new.txt is there already');
    expect(() => draft.create('old.txt', 'again')).toThrow('old.txt is there already');
    expect(() => draft.read('none.txt')).toThrow('There is no none.txt');
  });
});
