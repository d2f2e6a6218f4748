import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findProductName} from '../../src/checks/sources/productName';

it('finds the name of the product, except in its facts and in longer words', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'name-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true});
  });
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  };
  write('src/facts/product.ts', "name: 'Rusty Tiger', slug: 'rusty-tiger'");
  write('.gitignore', 'build/');
  write('build/index.html', 'Rusty Tiger');
  write('docs/a.mdx', 'A rusty tigerfish, crusty tigers and {$product.name}.\nRUSTY TIGER\nx_rusty-tiger_y\n');
  const found = findProductName(root, ['Rusty Tiger', 'rusty-tiger']).map(({file, line}) => `${file}:${line}`);
  expect(found).toEqual(['docs/a.mdx:2', 'docs/a.mdx:3']);
});
