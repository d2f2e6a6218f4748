import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {globalCommands} from '../../src/facts/commands';
import landing from '../../src/node/data/landing.data';
import {allOperations} from '../../src/node/openapi/operations';
import {formatJson, samplesOf} from '../../src/node/openapi/samples';

const text = (html: string): string => load(html, undefined, false).text();

describe('the landing page', () => {
  const {api, privacyCommands} = landing;

  it('calls the API as the reference does', () => {
    const operation = allOperations().find(({method, path}) => method === api.method && path === api.path);
    const sample = operation && samplesOf(operation).find(({language}) => language === 'bash');
    expect(text(api.request)).toBe(sample?.code);
    expect(text(api.answer)).toBe(formatJson(operation?.example.response ?? null));
    expect(api.status).toBe(operation?.status);
  });

  it('lists every privacy command', () => {
    const names = globalCommands.map(({name}) => name).filter((name) => name.startsWith('/privacy '));
    expect(privacyCommands.map(({name}) => name)).toEqual(names);
  });
});
