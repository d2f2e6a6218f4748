import {describe, expect, it} from 'vitest';
import {aliases, canonicalPath} from '../../src/lib/addresses';
import {routes} from '../../src/facts/derived/routes';

describe('the table of routes', () => {
  it('has canonical routes, each once', () => {
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.map(canonicalPath)).toEqual(routes);
  });

  it('has the target of every alias, but no alias', () => {
    for (const [from, to] of Object.entries(aliases)) {
      expect(routes).toContain(to);
      expect(routes).not.toContain(from);
    }
  });
});
