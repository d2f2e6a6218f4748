import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {description} from '../../src/node/content/description';
import {globalCommands} from '../../src/facts/commands';
import landing from '../../src/node/data/landing.data';
import {allOperations} from '../../src/node/openapi/operations';
import {formatJson, samplesOf} from '../../src/node/openapi/samples';

const text = (html: string): string => load(html, undefined, false).text();

describe('the landing page', () => {
  const {api, privacyCommands} = landing;
  const request = text(api.request).split('\n');
  const answer = text(api.answer).split('\n');

  it('calls the API as the reference does', () => {
    const operation = allOperations().find(({method, path}) => method === api.method && path === api.path);
    const sample = operation && samplesOf(operation).find(({language}) => language === 'bash');
    expect(request.join('\n')).toBe(sample?.code);
    expect(answer.join('\n')).toBe(formatJson(operation?.example.response ?? null));
    expect(api.status).toBe(operation?.status);
  });

  it('calls it in a few lines, of which none is wider than its card', () => {
    expect(request.length + answer.length).toBeLessThanOrEqual(18);
    expect(Math.max(...[...request, ...answer].map(({length}) => length))).toBeLessThanOrEqual(88);
  });

  it('has every command with which members decide on their data', () => {
    const names = globalCommands.map(({name}) => name).filter((it) => it.startsWith('/privacy '));
    expect(privacyCommands.map(({name}) => name)).toEqual(names);
  });

  it('is described in the length that search results show', () => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
