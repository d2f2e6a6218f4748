import {readFileSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {afterEach, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {standIn} from '../../src/facts/placeholders';
import {security} from '../../src/facts/security';
import {checkFilledIn} from '../../src/checks';
import {findDrawings} from '../../src/checks/deploy/drawings';
import {findOwners, findPlaceholders, placeholderCount, placeholdersIn} from '../../src/checks/deploy/placeholders';

const found = (source: string): string[] =>
  placeholdersIn('src/facts/planted.ts', source).map(
    ({file, line, message, repair}) => `${file}:${line}: ${message} | ${repair}`,
  );

describe('a placeholder is found', () => {
  it.each([
    ['a domain', "const a = {\n  host: 'bot.example',\n};", '2: a.host: bot.example | Put your own address there.'],
    ['a host', "const a = {to: 'https://chat.bot.example/x'};", '1: a.to: https://chat.bot.example/x | Put your own'],
    ['a host in a template', 'const a = `https://${b}.bot.example`;', '1: a: https://${b}.bot.example | Put your own'],
    [
      'an id',
      "const a = [{key: 'bot', id: '000000000000000000'}];",
      '1: a.bot.id: 000000000000000000 | Put your own id',
    ],
    ['a value', "const a = {n: standIn({value: 4.5, putThere: 'the price'})};", '1: a.n: 4.5 | Put there, without'],
  ])('%s', (_, source, expected) => {
    expect(found(source)).toEqual([expect.stringContaining(`src/facts/planted.ts:${expected}`)]);
  });

  it('with what its comment says, or the mark', () => {
    expect(found("const a = {\n  /** Where\n   * it is. */\n  host: 'bot.example'};")).toEqual([
      expect.stringMatching(/Put your own address there\. Where it is\.$/),
    ]);
    expect(found("const a = standIn({value: 'x', putThere: 'the price'});")).toEqual([
      expect.stringMatching(/the price\.$/),
    ]);
  });

  it('once, where a marked value would be one by itself', () => {
    expect(found("const a = standIn({value: 'https://bot.example', putThere: 'an invite'});")).toHaveLength(1);
  });
});

it.each([
  ['own values', "const a = {host: 'bot.io', id: '110000000000000000', n: 4.5, to: 'https://discord.com/x'};"],
  ['a sample', "const a = {example: 'https://files.example/x', settingsExample: {to: 'https://x.example'}};"],
  ['a name that ends so', "const a = {text: 'For example. An x.exampled word, my.examples'};"],
])('%s are no placeholders', (_, source) => {
  expect(found(source)).toEqual([]);
});

it('pages show the value that stands in', () => {
  expect(standIn({value: 4.5, putThere: 'the price'})).toBe(4.5);
});

it.each([
  [0, 'no placeholders are left'],
  [1, '1 placeholder is left'],
  [2, '2 placeholders are left'],
])('%i are counted in words', (count, words) => {
  expect(placeholderCount(count)).toBe(words);
});

describe('a site', () => {
  let site: string;
  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'facts-'));
    for (const folder of ['src/facts/modules', '.github']) await mkdir(path.join(site, folder), {recursive: true});
  });
  afterEach(async () => {
    await rm(site, {recursive: true});
  });
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(site, file), text);

  it('with all filled in has no placeholder', async () => {
    await write('src/facts/product.ts', "export const product = {domain: 'bot.io'};\n");
    await write('.github/CODEOWNERS', '* @some-team/website\n');
    expect(await findPlaceholders(site)).toEqual([]);
    expect(await findOwners(site)).toEqual([]);
    await checkFilledIn(site, new Date(Date.parse(security.expires) - 1));
  });

  it('is not deployed with a contact that has expired', async () => {
    await write('src/facts/security.ts', "export const security = {\n  expires: 'then',\n};\n");
    await expect(checkFilledIn(site, new Date(Date.parse(security.expires) + 1))).rejects.toThrow(
      /src\/facts\/security\.ts:2: the contact for vulnerabilities expires on/,
    );
  });

  it('names all by file and line, and is not deployed', async () => {
    await write('src/facts/product.ts', "export const product = {\n  domain: 'bot.example',\n};\n");
    await write('src/facts/modules/a.ts', "export const a = {price: standIn({value: 1, putThere: 'x'})};\n");
    expect((await findPlaceholders(site)).map(({file, line}) => `${file}:${line}`)).toEqual([
      'src/facts/modules/a.ts:1',
      'src/facts/product.ts:2',
    ]);
    const message = /2 placeholders are left, and DEPLOY=production wants none:[^]*a\.ts:1: [^]*product\.ts:2: /;
    await expect(checkFilledIn(site)).rejects.toThrow(message);
  });

  it('with the owner it came with names the line', async () => {
    await write('.github/CODEOWNERS', '# Who reviews what\n* @your-organization/website\n');
    expect(await findOwners(site)).toEqual([
      {
        file: '.github/CODEOWNERS',
        line: 2,
        message: 'owner: @your-organization/website',
        repair: expect.any(String) as string,
      },
    ]);
  });

  it('without such a file needs no owner', async () => {
    expect(await findOwners(site)).toEqual([]);
  });
});

describe('the drawings of a site', () => {
  it('are named as long as they have the mark, whichever there are', async () => {
    const site = await mkdtemp(path.join(tmpdir(), 'drawings-'));
    onTestFinished(() => rm(site, {recursive: true}));
    await mkdir(path.join(site, 'static/img'), {recursive: true});
    await writeFile(path.join(site, 'static/img/logo.svg'), '<svg>\n<!-- stand-in --></svg>');
    await writeFile(path.join(site, 'static/img/rosettes.svg'), '<svg></svg>');
    expect(await findDrawings(site)).toEqual([
      expect.objectContaining({
        file: 'static/img/logo.svg',
        line: 2,
        repair: expect.stringContaining('npm run images') as string,
      }),
    ]);
  });

  it('are all in the list that have the mark', async () => {
    const root = path.join(import.meta.dirname, '../..');
    const files = await glob(['static/**/*.svg', 'src/{components,pages,theme,islands}/**/*.tsx'], {cwd: root});
    const marked = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('stand-in'));
    expect((await findDrawings(root)).map(({file}) => file).sort()).toEqual(marked.sort());
  });
});
