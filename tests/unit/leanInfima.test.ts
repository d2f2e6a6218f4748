import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import purge from '../../src/plugins/lean-infima/purge.mjs';

describe('the rules of Infima that are kept', () => {
  let folder: string;
  const run = (css: string) =>
    purge.call(
      {
        getOptions: () => ({
          content: [`${folder}/*.{js,tsx}`],
          skippedContentGlobs: [`${folder}/unused.js`],
          usedVariables: ['--elsewhere'],
        }),
      },
      css,
    );

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'classes-'));
    await writeFile(path.join(folder, 'used.js'), "clsx('menu__link', active && 'menu__link--active')");
    await writeFile(path.join(folder, 'unused.js'), "clsx('hero')");
    await writeFile(
      path.join(folder, 'ours.tsx'),
      `const text = 'a badge'; <button type="button" className={clsx('menu__caret', open && styles.open)} />`,
    );
  });
  afterAll(() => rm(folder, {recursive: true}));

  it('are those of classes that a component names', async () => {
    const css = await run('.menu__link{color:red}.menu__link--active{color:blue}.badge{color:green}');
    expect(css).toBe('.menu__link{color:red}.menu__link--active{color:blue}');
  });

  it('are none of words that are no classes in a component of ours', async () => {
    expect(await run('.menu__caret{color:red}.button{color:blue}button{color:teal}.badge{color:green}')).toBe(
      '.menu__caret{color:red}button{color:teal}',
    );
  });

  it('are none of a component that is never shown', async () => {
    expect(await run('.hero{color:red}.menu__link{color:red}')).toBe('.menu__link{color:red}');
  });

  it('are all of themes', async () => {
    const css = "[data-theme='dark']{color:blue}[data-theme='dark'] .badge{color:red}";
    expect(await run(css)).toBe(css);
  });

  it('are none of variables that nothing uses, here or in another stylesheet', async () => {
    const css = ':root{--here:1;--elsewhere:2;--nowhere:3}.menu__link{margin:var(--here)}';
    expect(await run(css)).toBe(':root{--here:1;--elsewhere:2}.menu__link{margin:var(--here)}');
  });
});
