import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {security} from '../../src/facts/security';
import {checkNoPlaceholders} from '../../src/checks';
import {findDrawings} from '../../src/checks/deploy/drawings';
import {findOwners, findPlaceholders, placeholderCount, placeholdersIn} from '../../src/checks/deploy/placeholders';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

const problemsIn = (source: string): string[] =>
  placeholdersIn('src/facts/planted.ts', source).map(
    ({file, line, message, repair}) => `${file}:${line}: ${message} | ${repair}`,
  );

describe('placeholdersIn', () => {
  it.each([
    ['a domain', "const a = {\n  host: 'bot.example',\n};", '2: a.host: bot.example | Replace it with your own URL.'],
    ['a URL', "const a = {to: 'https://chat.bot.example/x'};", '1: a.to: https://chat.bot.example/x | Replace it'],
    ['a URL in a template', 'const a = `https://${b}.bot.example`;', '1: a: https://${b}.bot.example | Replace it'],
    [
      'an id',
      "const a = [{key: 'bot', id: '000000000000000000'}];",
      '1: a.bot.id: 000000000000000000 | Replace it with your own id.',
    ],
    [
      'a value in standIn()',
      "const a = {n: standIn({value: 4.5, putThere: 'the price'})};",
      '1: a.n: 4.5 | Replace it, without',
    ],
  ])('finds %s', (_, source, expected) => {
    expect(problemsIn(source)).toEqual([expect.stringContaining(`src/facts/planted.ts:${expected}`)]);
  });

  it("ends the repair with the fact's comment, or with putThere", () => {
    expect(problemsIn("const a = {\n  /** Where\n   * it is. */\n  host: 'bot.example'};")).toEqual([
      expect.stringMatching(/Replace it with your own URL\. Where it is\.$/),
    ]);
    expect(problemsIn("const a = standIn({value: 'x', putThere: 'the price'});")).toEqual([
      expect.stringMatching(/the price\.$/),
    ]);
  });

  it('reports a placeholder URL inside standIn() only once', () => {
    expect(problemsIn("const a = standIn({value: 'https://bot.example', putThere: 'an invite'});")).toHaveLength(1);
  });
});

it.each([
  ['real values', "const a = {host: 'bot.io', id: '110000000000000000', n: 4.5, to: 'https://discord.com/x'};"],
  ['a sample', "const a = {example: 'https://files.example/x', settingsExample: {to: 'https://x.example'}};"],
  ['a word that contains "example"', "const a = {text: 'For example. An x.exampled word, my.examples'};"],
])('placeholdersIn ignores %s', (_, source) => {
  expect(problemsIn(source)).toEqual([]);
});

it.each([
  [0, 'no placeholders are left'],
  [1, '1 placeholder is left'],
  [2, '2 placeholders are left'],
])('placeholderCount describes %i', (count, text) => {
  expect(placeholderCount(count)).toBe(text);
});

describe('checkNoPlaceholders', () => {
  it('accepts a site without placeholders', async () => {
    const site = temporaryFolder({
      'src/facts/product.ts': "export const product = {domain: 'bot.io'};\n",
      '.github/CODEOWNERS': '* @some-team/website\n',
    });
    expect(await findPlaceholders(site)).toEqual([]);
    expect(await findOwners(site)).toEqual([]);
    await checkNoPlaceholders(site, new Date(Date.parse(security.expires) - 1));
  });

  it('rejects a site with an expired security contact', async () => {
    const site = temporaryFolder({'src/facts/security.ts': "export const security = {\n  expires: 'then',\n};\n"});
    await expect(checkNoPlaceholders(site, new Date(Date.parse(security.expires) + 1))).rejects.toThrow(
      /src\/facts\/security\.ts:2: the contact for vulnerabilities expires on/,
    );
  });

  it('rejects a site with placeholders, and lists the file and line of each', async () => {
    const site = temporaryFolder({
      'src/facts/product.ts': "export const product = {\n  domain: 'bot.example',\n};\n",
      'src/facts/modules/a.ts': "export const a = {price: standIn({value: 1, putThere: 'x'})};\n",
    });
    expect((await findPlaceholders(site)).map(({file, line}) => `${file}:${line}`)).toEqual([
      'src/facts/modules/a.ts:1',
      'src/facts/product.ts:2',
    ]);
    const message = /2 placeholders are left, and DEPLOY=production allows none:[^]*a\.ts:1: [^]*product\.ts:2: /;
    await expect(checkNoPlaceholders(site)).rejects.toThrow(message);
  });
});

describe('findOwners', () => {
  it("reports a line that names the template's owner", async () => {
    const site = temporaryFolder({'.github/CODEOWNERS': '# Who reviews what\n* @your-organization/website\n'});
    expect(await findOwners(site)).toEqual([
      {
        file: '.github/CODEOWNERS',
        line: 2,
        message: 'owner: @your-organization/website',
        repair: expect.any(String) as string,
      },
    ]);
  });

  it('accepts a missing CODEOWNERS file', async () => {
    expect(await findOwners(temporaryFolder())).toEqual([]);
  });
});

describe('findDrawings', () => {
  it('reports drawings that contain "stand-in"', async () => {
    const site = temporaryFolder({
      'static/img/logo.svg': '<svg>\n<!-- stand-in --></svg>',
      'static/img/rosettes.svg': '<svg></svg>',
    });
    expect(await findDrawings(site)).toEqual([
      expect.objectContaining({
        file: 'static/img/logo.svg',
        line: 2,
        repair: expect.stringContaining('npm run images') as string,
      }),
    ]);
  });

  it('lists every drawing that contains "stand-in"', async () => {
    const files = await glob(['static/**/*.svg', 'src/{components,pages,theme,islands}/**/*.tsx'], {cwd: root});
    const marked = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('stand-in'));
    expect((await findDrawings(root)).map(({file}) => file).sort()).toEqual(marked.sort());
  });
});
