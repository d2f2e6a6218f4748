/**
 * Follows every recipe of CONTRIBUTING.md in one copy of the project, one after the other, and runs the checks there. What
 * fails is a recipe that forgets an edit, or a test that holds today's content.
 *
 * With `RECIPES=all` the browser tests run in the copy, too, which takes minutes.
 */
import {spawn} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatFinding} from '../../scripts/check/finding';
import {prose} from '../../scripts/check/prose';
import {toolScript} from '../../scripts/lib/paths';
import {findProductName} from '../../src/checks/sources/productName';
import {product} from '../../src/facts/product';
import {routes} from '../../src/rules/routing/routes';
import {build, copyProject, filesOf, otherName, removeCopy, siteDir} from './copy';
import {recipes, type Edit} from './recipes';

/** The section of CONTRIBUTING.md that ends the recipes. */
const END_OF_RECIPES = '## What runs when';

/** Makes an edit in a copy; what it changes must be there. */
async function make(copy: string, {file, find, write, everywhere}: Edit): Promise<void> {
  const place = path.join(copy, file);
  if (!find) {
    await writeFile(place, write, {flag: 'wx'});
    return;
  }
  const source = await readFile(place, 'utf8');
  expect(source, `${file} has no ${find.source}`).toMatch(find);
  await writeFile(place, everywhere ? source.replaceAll(find, write) : source.replace(find, write));
}

/** Runs a command of Node.js in a copy. */
function run(copy: string, args: readonly string[]): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd: copy, env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}});
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code, output});
    });
  });
}

const edited = [...new Set(Object.values(recipes).flatMap(({edits}) => edits.map(({file}) => file)))];
const typed = edited.filter((file) => file.endsWith('.ts'));

/** The checks of `npm test` that need no build, on what was edited. */
const checks: Readonly<Record<string, readonly string[]>> = {
  types: [toolScript('typescript', 'tsc'), '--noEmit'],
  lint: [toolScript('eslint', 'eslint'), '--max-warnings', '0', ...typed],
  format: [toolScript('prettier', 'prettier'), '--check', ...edited],
  spelling: [toolScript('cspell', 'cspell'), 'lint', '--no-progress', ...edited],
  // The tests that the edits reach, with new snapshots, as the recipes say.
  unit: [toolScript('vitest', 'vitest'), 'related', '--run', '--project', 'unit*', ...typed, '-u'],
};

it('every recipe of CONTRIBUTING.md has its drill, and every drill its recipe', async () => {
  const [before, after] = (await readFile(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8')).split(END_OF_RECIPES);
  expect(after).toBeDefined();
  const headings = [...(before ?? '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(Object.keys(recipes).sort()).toEqual(headings.sort());
});

describe('a project in which every recipe was followed', () => {
  let copy: string;
  let built: ReturnType<typeof build>;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    copy = await copyProject();
    for (const {edits} of Object.values(recipes)) {
      for (const edit of edits) await make(copy, edit);
    }
    // One core for the build, one for the checks.
    built = build(copy);
  });
  afterAll(async () => {
    await built;
    await removeCopy(copy);
  });

  it.each(Object.entries(checks))('passes the check %s', async (_, args) => {
    const {code, output} = await run(copy, args);
    expect(code, output).toBe(0);
  });

  it('passes the check prose', async () => {
    expect((await prose(copy)).map(formatFinding)).toEqual([]);
  });

  it('is built', async () => {
    const {code, output} = await built;
    expect(code, output).toBe(0);
    files = await filesOf(path.join(copy, 'build'));
  });

  it('passes the check pages', async () => {
    const {code, output} = await run(copy, [toolScript('vitest', 'vitest'), 'run', '--project', 'pages']);
    expect(code, output).toBe(0);
  });

  it.each(Object.entries(recipes))('shows what it says: %s', (_, {seen}) => {
    seen((route) => {
      const file = files.get(`${route.slice(1)}.html`);
      if (!file) throw new Error(`There is no page ${route}.`);
      return load(file.toString());
    });
  });

  it('has the old name in no file and no file name', async () => {
    const old = new RegExp(product.slug, 'i');
    const found = [...files].filter(([name, content]) => old.test(name) || old.test(content.toString('latin1')));
    expect(found.map(([name]) => name)).toEqual([]);
    expect(await findProductName(copy, [product.name, product.slug])).toEqual([]);
  });

  it('has every page at an address with the new name', () => {
    const pages = [...files.keys()].filter((name) => name.endsWith('.html')).map((name) => `/${name}`);
    for (const route of routes) {
      const moved = route === '/' ? '/index' : route.replaceAll(product.slug, otherName.slug);
      expect(pages).toContain(`${moved}.html`);
    }
    expect(files.get('sitemap.xml')?.toString()).toContain(`https://${otherName.slug}.example/docs/Introduction`);
  });

  it.runIf(process.env.RECIPES === 'all')(
    'passes the browser tests',
    async () => {
      const {code, output} = await run(copy, ['--import', 'tsx', 'scripts/test.ts', '--only', 'browser']);
      expect(code, output).toBe(0);
    },
    3_600_000,
  );
});
