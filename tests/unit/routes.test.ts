import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {aliases} from '../../src/rules/routing/aliases';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';
import {routes} from '../../src/rules/routing/routes';
import specified from '../fixtures/routes.json';

describe('the table of routes', () => {
  it('is that of the specification', () => {
    expect(routes).toEqual(specified.map((route) => route.replace('{product}', product.slug)));
    expect(routes).toHaveLength(95);
  });

  it('has true addresses only, each once', () => {
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.map(canonicalPath)).toEqual(routes);
  });

  it('has the target of every alias, and no alias is a page', () => {
    for (const [from, to] of Object.entries(aliases)) {
      expect(routes).toContain(to);
      expect(routes).not.toContain(from);
    }
  });
});
