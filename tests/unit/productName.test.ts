import {expect, it} from 'vitest';
import {findProductName} from '../../src/checks/sources/productName';
import {temporaryFolder} from '../temporaryFolder';

it('findProductName finds the name of the product, except in its facts, in ignored files and in longer words', () => {
  const root = temporaryFolder({
    'src/facts/product.ts': "name: 'Rusty Tiger', slug: 'rusty-tiger'",
    '.gitignore': 'build/',
    'build/index.html': 'Rusty Tiger',
    'docs/a.mdx': 'A rusty tigerfish, crusty tigers and {$product.name}.\nRUSTY TIGER\nx_rusty-tiger_y\n',
  });
  const found = findProductName(root, ['Rusty Tiger', 'rusty-tiger']).map(({file, line}) => `${file}:${line}`);
  expect(found).toEqual(['docs/a.mdx:2', 'docs/a.mdx:3']);
});
