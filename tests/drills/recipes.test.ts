/**
 * Follows every recipe of CONTRIBUTING.md in one copy of the project, one after the other, and runs the checks there. What
 * fails is a recipe that forgets an edit, or a test that holds today's content. The copy has the dark theme, too, and pages
 * with every part that pages can use: one build shows all of it.
 *
 * With `RECIPES=all` the browser tests run in the copy, too, which takes minutes; then it has the recipes alone.
 */
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatFinding} from '../../scripts/check/finding';
import {prose} from '../../scripts/check/prose';
import {toolScript} from '../../scripts/lib/paths';
import {findProductName} from '../../src/checks/sources/productName';
import {product} from '../../src/facts/product';
import {routes} from '../../src/rules/routing/routes';
import {removeCopy} from '../../scripts/lib/copy';
import {filesOf, type Files} from '../../scripts/lib/files';
import {build, copyProject, otherName, runNode, siteDir} from './copy';
import {describeDark, plantDark} from './dark';
import {recipes, takenAway, type Edit} from './recipes';

/** Recipes whose drills are unit tests: tests/unit/drift.test.ts, tests/unit/inPages.test.ts. */
const drilledElsewhere = ['Bring your own bot', 'Write in an editor'];

const withAll = process.env.RECIPES === 'all';

/** The section of CONTRIBUTING.md that ends the recipes. */
const END_OF_RECIPES = '## What runs when';

/** Makes an edit in a copy; what it changes or deletes must be there. */
async function make(copy: string, {file, find, write, everywhere}: Edit): Promise<void> {
  const place = path.join(copy, file);
  if (write === undefined) {
    await rm(place);
    return;
  }
  if (!find) {
    await writeFile(place, write, {flag: 'wx'});
    return;
  }
  const source = await readFile(place, 'utf8');
  expect(source, `${file} has no ${find.source}`).toMatch(find);
  await writeFile(place, everywhere ? source.replaceAll(find, write) : source.replace(find, write));
}

/** The checks of `npm test` that need no build, on what was edited. */
const checks: Readonly<Record<string, (edited: string[], typed: string[]) => readonly string[]>> = {
  lint: (_, typed) => [toolScript('oxlint', 'oxlint'), ...typed],
  types: () => [toolScript('typescript-7', 'tsc'), '--noEmit'],
  format: (edited) => [toolScript('prettier', 'prettier'), '--check', ...edited],
  spelling: (edited) => [toolScript('cspell', 'cspell'), 'lint', '--no-progress', ...edited],
  // The tests that the edits reach, with new snapshots, as the recipes say. What editors complete follows from types alone,
  // which are checked above.
  unit: (_, typed) => [
    ...[toolScript('vitest', 'vitest'), 'related', '--run', '--project', 'unit', ...typed, '-u'],
    ...['--exclude', 'tests/unit/inPages.test.ts'],
  ],
};

it('every recipe of CONTRIBUTING.md has its drill, and every drill its recipe', async () => {
  const [before, after] = (await readFile(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8')).split(END_OF_RECIPES);
  expect(after).toBeDefined();
  const headings = [...(before ?? '').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  expect([...Object.keys(recipes), ...drilledElsewhere].sort()).toEqual(headings.sort());
});

describe('a project in which every recipe was followed', () => {
  let copy: string;
  /** Paths of what was made or edited. */
  const edited: string[] = [];
  let built: ReturnType<typeof build>;
  let files: Files;

  beforeAll(async () => {
    copy = await copyProject();
    for (const {edits} of Object.values(recipes)) {
      for (const edit of edits) await make(copy, edit);
      edited.push(...edits.filter(({write}) => write !== undefined).map(({file}) => file));
    }
    if (!withAll) await plantDark(copy);
    // One core for the build, one for the checks.
    built = build(copy);
  });
  afterAll(async () => {
    await built;
    await removeCopy(copy);
  });

  it.each(Object.entries(checks))('passes the check %s', async (_, argsOf) => {
    const files = [...new Set(edited)];
    const {code, output} = await runNode(copy, [
      ...argsOf(
        files,
        files.filter((file) => /\.tsx?$/.test(file)),
      ),
    ]);
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
    const {code, output} = await runNode(copy, [toolScript('vitest', 'vitest'), 'run', '--project', 'pages']);
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
    // The page of a module, that of its API, and those of its releases.
    const kept = routes.filter(
      (route) => !new RegExp(`[/.]${takenAway.key.replaceAll('-', '[-_]')}(?:\\.|$)`).test(route),
    );
    const pages = [...files.keys()].filter((name) => name.endsWith('.html')).map((name) => `/${name}`);
    for (const route of kept) {
      const moved = route === '/' ? '/index' : route.replaceAll(product.slug, otherName.slug);
      expect(pages).toContain(`${moved}.html`);
    }
    expect(files.get('sitemap.xml')?.toString()).toContain(`https://${otherName.slug}.example/docs/Introduction`);
  });

  if (!withAll) describeDark(() => path.join(copy, 'build'));

  if (withAll) {
    it('passes the browser tests', async () => {
      const {code, output} = await runNode(copy, ['--import', 'tsx', 'scripts/test.ts', '--only', 'browser']);
      expect(code, output).toBe(0);
    }, 3_600_000);
  }
});
