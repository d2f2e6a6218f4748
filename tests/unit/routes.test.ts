import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {aliases} from '../../src/shared/routing/aliases';
import {canonicalPath} from '../../src/shared/routing/canonicalPath';
import {routes} from '../../src/shared/routing/routes';

describe('the table of routes', () => {
  // An address that is gone breaks the links of others; `npx vitest run --project unit -u` takes a new one.
  it('is what it was', () => {
    expect(routes.map((route) => route.replaceAll(product.slug, '{product}'))).toMatchSnapshot();
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
