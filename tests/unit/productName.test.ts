import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findProductName} from '../../src/checks/sources/productName';

const repository = path.join(import.meta.dirname, '../..');

it('accepts the name that product.ts gives as an example, which is in no other file', async () => {
  const source = await readFile(path.join(repository, 'src/facts/product.ts'), 'utf8');
  const [, slug = ''] = /\/\*\*[^\n]*`([a-z]+-[a-z]+)`[^\n]*\n\s*slug:/.exec(source) ?? [];
  expect(slug).not.toBe('');
  expect(await findProductName(repository, [slug.replace('-', ' '), slug])).toEqual([]);
});

describe('findProductName', () => {
  let root: string;
  const find = () => findProductName(root, ['Rusty Tiger', 'rusty-tiger']);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'name-'));
    await mkdir(path.join(root, 'src/facts'), {recursive: true});
    await mkdir(path.join(root, 'docs'));
    await mkdir(path.join(root, 'build'));
    await writeFile(path.join(root, 'src/facts/product.ts'), "name: 'Rusty Tiger', slug: 'rusty-tiger'");
    await writeFile(path.join(root, 'build/index.html'), 'Rusty Tiger');
  });
  afterEach(() => rm(root, {recursive: true}));

  it('is content with the name in its place and in the build', async () => {
    await writeFile(path.join(root, 'docs/a.mdx'), 'A rusty tigerfish, crusty tigers and {$product.name}.');
    expect(await find()).toEqual([]);
  });

  it.each(['rusty tiger', 'RUSTY TIGER', 'x_rusty-tiger_y'])('finds %s at its line', async (words) => {
    await writeFile(path.join(root, 'docs/a.mdx'), `---\n---\nThe ${words} is here.\n`);
    expect(await find()).toEqual([
      expect.objectContaining({
        file: 'docs/a.mdx',
        line: 3,
        repair: expect.stringContaining('{$product.name}') as string,
      }),
    ]);
  });

  it('finds the name of a file, hidden ones too', async () => {
    await writeFile(path.join(root, '.rusty-tiger.yml'), 'x');
    expect(await find()).toEqual([expect.objectContaining({file: '.rusty-tiger.yml', line: 1})]);
  });
});
