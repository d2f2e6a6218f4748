import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {api} from '../../src/facts/api';
import {counts} from '../../src/shared/counts';
import {allEndpoints} from '../../src/shared/api/endpoints';
import {links} from '../../src/facts/links';
import {sampleServer} from '../../src/facts/sampleServer';
import {create, filter, text} from '../creation';
import {startMockServer, type MockServer} from './mockServer';
import {languages, readApiPages, readDocument, type Language, type ShownPage} from './pages';
import {sendAll, type Collection} from './postman';
import {hasPython, runSamples} from './runners';

let pages: ShownPage[];
let server: MockServer;

beforeAll(async () => {
  pages = await readApiPages();
  server = await startMockServer(await readDocument(api.openapi.file), key);
});
afterAll(() => server.close());

const key = api.authentication.keyFormat.example;

const env = {
  [api.authentication.keyVariable]: key,
  [api.samples.serverVariable]: sampleServer.id,
};

const runAll = (language: Language, codes: readonly string[]) =>
  runSamples(
    language,
    codes.map((code) => code.replaceAll(links.api, server.url)),
    env,
  );

it('the pages show every operation once', () => {
  const facts = allEndpoints().map(({method, path}) => `${method} ${path}`);
  expect(pages.flatMap(({operations}) => operations).sort()).toEqual(facts.sort());
});

/** Python samples are skipped without Python, unless `REQUIRE_PYTHON` is set, as in CI. */
const isSkipped = (language: Language): boolean =>
  language === 'python' && !hasPython && process.env.REQUIRE_PYTHON === undefined;

describe.each(languages)('samples in %s', (language) => {
  it.skipIf(isSkipped(language))('get the responses that the pages show', async () => {
    const requests = pages.flatMap(({requests}) => requests);
    // The first page has additional requests.
    expect(requests.length).toBeGreaterThan(counts.endpoints);
    const before = server.requests.length;
    const results = await runAll(
      language,
      requests.map((request) => request.code[language]),
    );
    const shown = requests.map(({place, status, body}) => ({place, status, body}));
    expect(results.map((result, index) => ({place: requests[index]?.place, ...result}))).toEqual(shown);
    const operationIds = server.requests.slice(before).map(({operationId}) => operationId);
    expect(operationIds).toHaveLength(requests.length);
    expect(new Set(operationIds).size).toBe(counts.endpoints);
  });

  it.skipIf(isSkipped(language))('run without errors as one program for each page', async () => {
    // Later code on a page uses earlier code.
    const programs = pages.flatMap(({code}) => {
      const ofPage = code.filter((shown) => shown.language === language);
      return ofPage[0] ? [{place: ofPage[0].place, code: ofPage.map(({code}) => code).join('\n')}] : [];
    });
    const results = await runAll(
      language,
      programs.map(({code}) => code),
    );
    expect(
      results.flatMap(({error}, index) => (error === undefined ? [] : [`${programs[index]?.place}: ${error}`])),
    ).toEqual([]);
  });
});

it('a program repeats its request with the same idempotency key when the connection breaks', async () => {
  const programs = pages
    .map(({code}) => code.filter(({language}) => language === 'js').map((shown) => shown.code))
    .filter((codes) => codes.some((code) => code.includes(api.idempotency.header)));
  expect(programs).toHaveLength(1);
  const before = server.requests.length;
  server.breakNext(api.idempotency.for);
  const [result] = await runAll('js', [programs.flat().join('\n')]);
  expect(result?.error).toBeUndefined();
  const created = server.requests.slice(before).filter(({method}) => method === api.idempotency.for);
  expect(created).toHaveLength(2);
  const keys = created.map(({idempotencyKey}) => idempotencyKey);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

describe('the function that retries', () => {
  const createEmbed = (headers: object): string => `await send(\`/guilds/\${server}/embeds\`, {
    method: 'POST',
    headers: ${JSON.stringify({'Content-Type': 'application/json', ...headers})},
    body: JSON.stringify({name: 'Planted', embed: {title: 'Planted'}}),
  });`;

  it.each([
    ['repeats a POST with a key after a server error', 503, {[api.idempotency.header]: 'planted'}, 2],
    ['repeats a POST without a key after a rate limit', 429, {}, 2],
    ['does not repeat a POST without a key after a server error', 503, {}, 1],
  ])('%s', async (_, status, headers, times) => {
    const retrying = pages.flatMap(({code}) => code).filter(({code}) => code.includes('function send('));
    expect(retrying.length).toBeGreaterThan(0);
    for (const {language, code} of retrying) {
      const before = server.requests.length;
      server.refuseNext('POST', status);
      const [result] = await runAll(language, [`${code}\n${createEmbed(headers)}`]);
      expect(result?.error).toBeUndefined();
      expect(server.requests.slice(before).filter(({method}) => method === 'POST')).toHaveLength(times);
    }
  });
});

describe('the Postman collection', () => {
  const {address, server: serverName, key: keyName} = api.openapi.postmanVariables;

  it('has a valid request for every operation', async () => {
    const before = server.requests.length;
    const collection = (await readDocument(api.openapi.postman)) as Collection;
    const sent = await sendAll(collection, {[address]: server.url, [serverName]: sampleServer.id, [keyName]: key});
    expect(sent.filter(({expected, received}) => expected !== received)).toEqual([]);
    expect(new Set(server.requests.slice(before).map(({operationId}) => operationId)).size).toBe(counts.endpoints);
  });

  it('fails with a wrong key or a missing variable', async () => {
    const collection = (await readDocument(api.openapi.postman)) as Collection;
    const sent = await sendAll(collection, {[address]: server.url, [serverName]: sampleServer.id, [keyName]: 'no'});
    expect(sent.some(({expected, received}) => expected !== received)).toBe(true);
    await expect(sendAll({...collection, event: []}, {[address]: server.url})).rejects.toThrow('sets no variable');
  });
});

describe('a sample', () => {
  const objects = links.api + create.path.replace('{guild_id}', `$${api.samples.serverVariable}`);
  const validKey = `-H "Authorization: Bearer $${api.authentication.keyVariable}"`;
  const json = '-H "Content-Type: application/json"';

  it.each([
    ['fails without its key', `curl "${objects}"`, 401],
    ['fails with an unknown value of a filter', `curl "${objects}?${filter.name}=opn" ${validKey}`, 422],
    [
      'fails with a body without a required field',
      `curl -X POST "${objects}" ${validKey} ${json} -d '{"${text.name}": "Which?"}'`,
      422,
    ],
    ['fails with an unknown path', `curl "${links.api}/nothing"`, 404],
  ])('%s', async (_, code, status) => {
    expect(await runAll('bash', [code])).toEqual([expect.objectContaining({status})]);
  });

  it('fails with a syntax error, in every language', async () => {
    for (const language of languages.filter((language) => !isSkipped(language))) {
      const error = expect.stringMatching(/unexpected|Invalid|SyntaxError/) as string;
      expect(await runAll(language, ["'"])).toEqual([{error}]);
    }
  });
});
