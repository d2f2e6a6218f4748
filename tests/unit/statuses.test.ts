import {STATUS_CODES} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {mdx, nodesOf} from '../../src/build/content/blocks/mdxTemplate';
import {blocks} from '../../src/build/content/blocks/registry';
import {openApiDocument} from '../../src/build/api/document';

it('the texts of HTTP statuses do not depend on the version of Node.js', () => {
  const own = {...STATUS_CODES};
  onTestFinished(() => void Object.assign(STATUS_CODES, own));
  for (const status of Object.keys(own)) STATUS_CODES[status] = 'Planted';
  const block = blocks.get('Errors');
  const pages = typeof block === 'object' ? Object.values(block).map((show) => nodesOf(show() ?? mdx``)) : [];
  expect(pages.length).toBeGreaterThan(0);
  expect(JSON.stringify([openApiDocument(), pages])).not.toContain('Planted');
});
