import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {allOperations, type Operation} from '../../src/node/openapi/operations';
import {samplesOf} from '../../src/node/openapi/samples';

const operation = (id: string, change: Partial<Operation['example']> = {}): Operation => {
  const found = allOperations().find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return {...found, example: {...found.example, ...change}};
};

/** The sample of an operation in one language. */
const sampleIn =
  (language: string) =>
  (...of: Parameters<typeof operation>): string =>
    samplesOf(operation(...of)).find((sample) => sample.language === language)?.code ?? '';

const curl = sampleIn('bash');
const javascript = sampleIn('js');
const python = sampleIn('python');

describe('texts that a language would take for something else', () => {
  const request = {a: `it's "so" $HOME \`id\` \\ {x}`};

  it('in a shell', () => {
    expect(curl('createPoll', {request})).toContain(String.raw`"it'\''s \"so\" $HOME ${'`id`'} \\ {x}"`);
  });

  it('in JavaScript', () => {
    const code =
      /JSON\.stringify\((?<body>\{.*?\})\),\n/s.exec(javascript('createPoll', {request}))?.groups?.body ?? '';
    expect(JSON.parse(runInNewContext(`JSON.stringify(${code})`) as string)).toEqual(request);
  });

  it('in JavaScript, where a text has quotation marks of one kind only', () => {
    expect(javascript('createPoll', {request: {a: 'say "hi"'}})).toContain(`a: 'say "hi"'`);
    expect(javascript('createPoll', {request: {a: "it's"}})).toContain(`a: "it's"`);
  });

  it('words of JSON are those of Python, but not inside texts', () => {
    const code = python('createPoll', {request: {a: true, b: null, c: [false], d: 'true or null'}});
    expect(code).toContain('"a": True, "b": None, "c": [False], "d": "true or null"');
  });

  it('in a query', () => {
    const query = {since: '2026-03-14T15:00:00Z', name: 'a&b c', enabled: true};
    expect(curl('listPolls', {query})).toContain('?since=2026-03-14T15:00:00Z&name=a%26b+c&enabled=true"');
    // The library would send True.
    expect(python('listPolls', {query})).toContain('"enabled": "true"');
  });
});

describe('a sample', () => {
  it('without a key names none, and no server', () => {
    for (const {code} of samplesOf(operation('getStatus'))) {
      expect(code).not.toMatch(/Authorization|SERVER_ID/);
    }
  });

  it('of a POST has an idempotency key, unless the operation takes none', () => {
    for (const {code} of samplesOf(operation('createPoll'))) expect(code).toContain('Idempotency-Key');
    for (const {code} of samplesOf(operation('rotateApiKey'))) expect(code).not.toContain('Idempotency-Key');
  });
});
