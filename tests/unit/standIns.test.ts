import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkDeployment} from '../../src/checks';
import {findMarkedFacts} from '../../src/checks/deploy/standIns';
import {findTemplateFiles} from '../../src/checks/deploy/templateFiles';
import {security} from '../../src/facts/security';
import {standIn, markedFacts, todo, type MarkedFact} from '../../src/facts/standIn';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';

describe('findMarkedFacts', () => {
  it('lists a made-up fact with file, line, value and what to put there', async () => {
    const site = temporaryFolder({
      'src/facts/a.ts': 'const a = 1;',
      'src/facts/plans.ts': "const b = {\n  c: standIn(\n    4.5,\n    'the planted price',\n  ),\n};",
    });
    expect(standIn(4.5, 'the planted price')).toBe(4.5);
    // `standIn` has added it to the list.
    const planted = markedFacts.splice(-1);
    const repair = 'Replace it with the planted price, and remove standIn.';
    const mistake = {file: 'src/facts/plans.ts', line: 2, message: 'made up: 4.5', repair};
    expect(await findMarkedFacts(site, planted)).toEqual([mistake]);
  });

  it('counts the entries of a made-up list', async () => {
    const planted = {mark: 'standIn' as const, value: ['a', 'b'], description: 'the planted list'};
    expect(await findMarkedFacts(temporaryFolder(), [planted])).toMatchObject([{message: 'made up: 2 entries'}]);
  });

  it('lists each place of a fact that is to do', async () => {
    const site = temporaryFolder({
      'src/facts/a.ts': "const b = [\n  todo('the planted color of a door'),\n  todo('the planted color', 'red'),\n];",
      'src/facts/b.ts': "const c = {\n  d: todo('the planted color'),\n};",
    });
    expect(todo('the planted color', 'red')).toBe('red');
    expect(todo('the planted color')).toBe('To do: the planted color');
    const mistakes = await findMarkedFacts(site, markedFacts.splice(-2));
    const mistake = {message: 'to do: the planted color', repair: 'Write it here, and remove todo.'};
    expect(mistakes).toMatchObject([
      {...mistake, file: 'src/facts/a.ts', line: 3},
      {...mistake, file: 'src/facts/b.ts', line: 2},
    ]);
  });

  it('finds the line of every marked fact', async () => {
    const lines = (await findMarkedFacts(root)).map(({file, line}) => `${file}:${line}`);
    // If two facts have the same line, one was found at the other's mark.
    expect(new Set(lines).size).toBe(lines.length);
    // A fact whose line isn't found has the place `src/facts:1`.
    expect(lines.filter((line) => line.startsWith('src/facts:'))).toEqual([]);
  });
});

describe('checkDeployment', () => {
  /** The site's own marked facts, which the tests take out. */
  let loadedFacts: MarkedFact[] = [];
  beforeAll(() => {
    loadedFacts = markedFacts.splice(0);
  });
  afterAll(() => {
    markedFacts.push(...loadedFacts);
  });

  it('rejects a site with made-up facts, drawings of the template or an expired security contact, and lists them all', async () => {
    const site = temporaryFolder({
      'src/facts/product.ts': "const a = standIn('a.example', 'the planted host');",
      'src/facts/security.ts': `const security = {expires: '${security.expires}'};`,
      'src/facts/discord.ts': '',
      'static/img/logo.svg': '<!-- stand-in -->',
    });
    standIn('a.example', 'the planted host');
    const error: unknown = await checkDeployment(site, new Date(Date.parse(security.expires) + 1)).catch(String);
    markedFacts.pop();
    expect(error).toMatch(/src\/facts\/product\.ts:1: made up: /);
    expect(error).toMatch(/static\/img\/logo\.svg:1: /);
    expect(error).toMatch(/src\/facts\/security\.ts:1: the contact for vulnerabilities expires on/);
  });

  it('accepts a site without any of them', async () => {
    await checkDeployment(temporaryFolder(), new Date(Date.parse(security.expires) - 1));
  });
});

describe('findTemplateFiles', () => {
  it('reports a file that contains "stand-in"', async () => {
    const site = temporaryFolder({
      'static/img/logo.svg': '<svg>\n<!-- stand-in --></svg>',
      'static/img/rosettes.svg': '<svg></svg>',
    });
    expect(await findTemplateFiles(site)).toMatchObject([{file: 'static/img/logo.svg', line: 2}]);
  });

  it('lists every drawing that contains "stand-in"', async () => {
    const files = await glob(['static/**/*.svg', 'src/{components,pages,theme,islands}/**/*.tsx'], {cwd: root});
    const marked = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('stand-in'));
    const listed = (await findTemplateFiles(root)).map(({file}) => file);
    // CODEOWNERS isn't a drawing.
    expect(listed.filter((file) => file !== '.github/CODEOWNERS').sort()).toEqual(marked.sort());
  });
});
