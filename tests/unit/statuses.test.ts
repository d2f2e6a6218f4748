import {STATUS_CODES} from 'node:http';
import {describe, expect, it, onTestFinished} from 'vitest';
import {errors} from '../../src/facts/errors';
import {nodesOf} from '../../src/node/content/blocks/mdx';
import {blocks} from '../../src/node/content/blocks/registry';
import {openApiDocument} from '../../src/node/openapi/document';
import {allOperations} from '../../src/node/openapi/operations';
import {reasonPhrase, statusLine} from '../../src/node/openapi/statuses';

describe('the texts of HTTP statuses', () => {
  it('exist for every status of the API', () => {
    const statuses = new Set([...allOperations(), ...errors].map(({status}) => status));
    for (const status of statuses) expect(statusLine(status)).toMatch(new RegExp(`^${status} [A-Z]`));
  });

  it('throw an error for an unknown status, with the file to edit', () => {
    expect(() => reasonPhrase(299)).toThrow('no reason phrase for status 299. Add it to src/node/openapi/statuses.ts.');
  });

  it('do not depend on the version of Node.js', () => {
    const own = {...STATUS_CODES};
    onTestFinished(() => void Object.assign(STATUS_CODES, own));
    for (const status of Object.keys(own)) STATUS_CODES[status] = 'Planted';
    const block = blocks.get('Errors');
    const pages = typeof block === 'object' ? Object.values(block).map((show) => nodesOf(show())) : [];
    expect(pages.length).toBeGreaterThan(0);
    expect(JSON.stringify([openApiDocument(), pages])).not.toContain('Planted');
  });
});
