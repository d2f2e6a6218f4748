import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {allOperations, type Operation} from '../../src/build/api/operations';
import {samplesOf, type SampleLanguage} from '../../src/build/api/codeSamples';
import {createOperation, listOperation} from '../helpers/createOperation';

/** Returns the sample of an operation with another example. */
function sampleCode(language: SampleLanguage, operation: Operation, change: Partial<Operation['example']>): string {
  const samples = samplesOf({...operation, example: {...operation.example, ...change}});
  return samples.find((sample) => sample.language === language)?.code ?? '';
}

describe('the text of a sample', () => {
  const request = {a: `it's "so" $HOME \`id\` \\ {x}`};

  it('escapes special characters in the shell', () => {
    const [, body = ''] = / -d ('.*')$/s.exec(sampleCode('bash', createOperation, {request})) ?? [];
    expect(JSON.parse(execFileSync('bash', ['-euc', `echo ${body}`], {encoding: 'utf8'}))).toEqual(request);
  });

  it('escapes special characters in JavaScript', () => {
    const [, body = ''] = /JSON\.stringify\((\{.*?\})\),\n/s.exec(sampleCode('js', createOperation, {request})) ?? [];
    expect(JSON.parse(runInNewContext(`JSON.stringify(${body})`) as string)).toEqual(request);
  });

  it('has True, False and None in Python, but leaves the same words in strings as they are', () => {
    const code = sampleCode('python', createOperation, {request: {a: true, b: null, c: [false], d: 'true or null'}});
    expect(code).toContain('"a": True, "b": None, "c": [False], "d": "true or null"');
  });

  it('encodes special characters in a query, except the colons of times', () => {
    const query = {name: 'a&b c', enabled: true, since: '2026-03-14T18:30:00Z'};
    expect(sampleCode('bash', listOperation, {query})).toContain(
      '?name=a%26b%20c&enabled=true&since=2026-03-14T18:30:00Z"',
    );
    // A string, because `requests` would send `True`, but the API expects `true`.
    expect(sampleCode('python', listOperation, {query})).toContain('"enabled": "true"');
  });
});

describe('a sample', () => {
  const samplesOfOperation = (id: string) =>
    allOperations()
      .filter((operation) => operation.id === id)
      .flatMap(samplesOf);

  it('has no API key and no server id if the operation needs none', () => {
    expect(samplesOfOperation('getStatus')).toHaveLength(3);
    for (const {code} of samplesOfOperation('getStatus')) expect(code).not.toMatch(/Authorization|SERVER_ID/);
  });

  it('has an idempotency key for POST, unless the operation takes none', () => {
    for (const {code} of samplesOf(createOperation)) expect(code).toContain('Idempotency-Key');
    expect(samplesOfOperation('rotateApiKey')).toHaveLength(3);
    for (const {code} of samplesOfOperation('rotateApiKey')) expect(code).not.toContain('Idempotency-Key');
  });
});
