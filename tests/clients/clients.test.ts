import {copyFile, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {api} from '../../src/facts/api';
import {types} from '../../scripts/check/tools';
import {built, readDocument} from '../samples/pages';
import {generators} from './generators';
import {linters} from './linters';
import {converted, listed, type PostmanItem} from './postman';
import {programs} from './programs';

let document: object;
let folder: string;

beforeAll(async () => {
  document = await readDocument(api.openapi.file);
  folder = await mkdtemp(path.join(tmpdir(), 'clients-'));
});
afterAll(() => rm(folder, {recursive: true}));

/** Strict, as the templates of most projects are; a client runs in a browser or in Node.js, which have fetch. */
const tsconfig = {
  compilerOptions: {
    ...{strict: true, target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: []},
    ...{module: 'ESNext', moduleResolution: 'bundler', noUncheckedIndexedAccess: true},
  },
};

/**
 * What is wrong with clients of a document and the programs that use them: why a generator stops, else what the compiler
 * finds, for one of them goes on whatever there is.
 * @param add puts further files into the folder of the clients
 */
async function problemsOf(source: object, names: readonly string[], add?: (folder: string) => Promise<void>) {
  const to = await mkdtemp(path.join(folder, 'of-'));
  const file = path.join(to, 'document.json');
  await writeFile(file, JSON.stringify(source));
  await writeFile(path.join(to, 'tsconfig.json'), JSON.stringify(tsconfig));
  await add?.(to);
  try {
    for (const name of names) await generators[name]?.(file, path.join(to, name));
  } catch (error) {
    return [String(error)];
  }
  return (await types(to)).map(({file: at, message}) => `${at}: ${message}`);
}

/** A document of one operation whose answer has a name, with something else in the place of one part. */
const small = (change: {name?: string; schema?: object} = {}): object => {
  const {name = 'Status', schema = {type: 'object', properties: {ok: {type: 'boolean'}}}} = change;
  const content = {'application/json': {schema}};
  return {
    openapi: '3.1.1',
    info: {title: 'Small', version: '1'},
    paths: {'/status': {get: {operationId: 'getStatus', responses: {200: {$ref: `#/components/responses/${name}`}}}}},
    components: {responses: {[name]: {description: 'Done.', content}}},
  };
};

describe('clients', () => {
  const all = Object.keys(generators);

  it('are generated of the document, compile, and do what developers want of them', async () => {
    const problems = await problemsOf(document, all, async (to) => {
      await copyFile(built(api.openapi.types), path.join(to, 'site.d.ts'));
      for (const [name, program] of Object.entries(programs)) await writeFile(path.join(to, `use-${name}.ts`), program);
    });
    expect(problems).toEqual([]);
  });

  it('that lack what a program asks for do not compile', async () => {
    const program = "import type {nothing} from './openapi-typescript';";
    const problems = await problemsOf(small(), ['openapi-typescript'], (to) =>
      writeFile(path.join(to, 'use.ts'), program),
    );
    expect(problems).toEqual([expect.stringContaining('nothing')]);
  });

  it.each(all)('of a document that is broken are refused by %s, or do not compile', async (name) => {
    expect(await problemsOf(small({schema: {$ref: '#/components/schemas/Nothing'}}), [name])).not.toEqual([]);
  });

  it('with names that are no names of types do not compile', async () => {
    expect(await problemsOf(small({name: '404.not_found'}), ['orval'])).not.toEqual([]);
  });
});

describe.each(Object.entries(linters))('%s', (name, lint) => {
  it('finds nothing in the document', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('would find what is wrong', async () => {
    const found = await lint(small());
    expect(found).toContainEqual(expect.stringContaining(name === 'redocly' ? 'info-license' : 'info-contact'));
  });
});

describe('the Postman collection', () => {
  it('has the requests that a converter makes of the document', async () => {
    const ours = (await readDocument(api.openapi.postman)) as {item: PostmanItem[]};
    const theirs = await converted(document);
    expect(listed(ours.item).sort()).toEqual(listed(theirs.item).sort());
  });

  it('is made of no document that is broken', async () => {
    await expect(converted({openapi: '3.1.1'})).rejects.toThrow();
  });
});
