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
import {hasPython, run} from './runners';

let pages: ShownPage[];
let server: MockServer;

beforeAll(async () => {
  pages = await readApiPages();
  server = await startMockServer(await readDocument(api.openapi.file), key);
});
afterAll(() => server.close());

const key = api.authentication.keyFormat.example;

/** A reader's environment. */
const env = {
  [api.authentication.keyVariable]: key,
  [api.samples.serverVariable]: sampleServer.id,
};

/** Runs code of one language against the mock server. */
const runAll = (language: Language, codes: readonly string[]) =>
  run(
    language,
    codes.map((code) => code.replaceAll(links.api, server.url)),
    env,
  );

it('the pages have every operation, once', () => {
  const facts = allEndpoints().map(({method, path}) => `${method} ${path}`);
  expect(pages.flatMap(({operations}) => operations).sort()).toEqual(facts.sort());
});

/** Python is not everywhere; where it must be, its absence is a failure. */
const skipped = (language: Language): boolean =>
  language === 'python' && !hasPython && process.env.REQUIRE_PYTHON === undefined;

describe.each(languages)('samples in %s', (language) => {
  it.skipIf(skipped(language))('run, and get what the page shows', async () => {
    const requests = pages.flatMap(({requests}) => requests);
    // Those of all operations, and the first calls of the root page.
    expect(requests.length).toBeGreaterThan(counts.endpoints);
    const before = server.exchanges.length;
    const ran = await runAll(
      language,
      requests.map((request) => request.code[language]),
    );
    const shown = requests.map(({place, status, body}) => ({place, status, body}));
    expect(ran.map((result, index) => ({place: requests[index]?.place, ...result}))).toEqual(shown);
    // Each asked once, and all operations were asked.
    const asked = server.exchanges.slice(before).map(({operationId}) => operationId);
    expect(asked).toHaveLength(requests.length);
    expect(new Set(asked).size).toBe(counts.endpoints);
  });

  it.skipIf(skipped(language))('of several steps run, a page after the other', async () => {
    // What stands further down a page uses what stands above.
    const programs = pages.flatMap(({code}) => {
      const ofPage = code.filter((shown) => shown.language === language);
      return ofPage[0] ? [{place: ofPage[0].place, code: ofPage.map(({code}) => code).join('\n')}] : [];
    });
    const ran = await runAll(
      language,
      programs.map(({code}) => code),
    );
    expect(
      ran.flatMap(({error}, index) => (error === undefined ? [] : [`${programs[index]?.place}: ${error}`])),
    ).toEqual([]);
  });
});

it('a program whose connection breaks repeats what it created, with the same key', async () => {
  const programs = pages
    .map(({code}) => code.filter(({language}) => language === 'js').map((shown) => shown.code))
    .filter((codes) => codes.some((code) => code.includes(api.idempotency.header)));
  expect(programs).toHaveLength(1);
  const before = server.exchanges.length;
  server.breakNext(api.idempotency.for);
  const [ran] = await runAll('js', [programs.flat().join('\n')]);
  expect(ran?.error).toBeUndefined();
  const created = server.exchanges.slice(before).filter(({method}) => method === api.idempotency.for);
  expect(created).toHaveLength(2);
  const keys = created.map(({idempotencyKey}) => idempotencyKey);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

describe('the function that tries again', () => {
  const createEmbed = (headers: object): string => `await send(\`/guilds/\${server}/embeds\`, {
    method: 'POST',
    headers: ${JSON.stringify({'Content-Type': 'application/json', ...headers})},
    body: JSON.stringify({name: 'Planted', embed: {title: 'Planted'}}),
  });`;

  it.each([
    ['repeats a POST with a key after a server error', 503, {[api.idempotency.header]: 'planted'}, 2],
    ['repeats a POST without a key after the rate limit, where nothing has happened', 429, {}, 2],
    ['does not repeat a POST without a key after a server error', 503, {}, 1],
  ])('%s', async (_, status, headers, times) => {
    const retrying = pages.flatMap(({code}) => code).filter(({code}) => code.includes('function send('));
    expect(retrying.length).toBeGreaterThan(0);
    for (const {language, code} of retrying) {
      const before = server.exchanges.length;
      server.refuseNext('POST', status);
      const [ran] = await runAll(language, [`${code}\n${createEmbed(headers)}`]);
      expect(ran?.error).toBeUndefined();
      expect(server.exchanges.slice(before).filter(({method}) => method === 'POST')).toHaveLength(times);
    }
  });
});

describe('the Postman collection', () => {
  const {address, server: serverName, key: keyName} = api.openapi.postmanVariables;

  it('sends requests that the server takes, to all operations', async () => {
    const before = server.exchanges.length;
    const collection = (await readDocument(api.openapi.postman)) as Collection;
    const sent = await sendAll(collection, {[address]: server.url, [serverName]: sampleServer.id, [keyName]: key});
    expect(sent.filter(({shown, got}) => shown !== got)).toEqual([]);
    expect(new Set(server.exchanges.slice(before).map(({operationId}) => operationId)).size).toBe(counts.endpoints);
  });

  it('would fail with a wrong key, or a variable that is not set', async () => {
    const collection = (await readDocument(api.openapi.postman)) as Collection;
    const sent = await sendAll(collection, {[address]: server.url, [serverName]: sampleServer.id, [keyName]: 'no'});
    expect(sent.some(({shown, got}) => shown !== got)).toBe(true);
    await expect(sendAll({...collection, event: []}, {[address]: server.url})).rejects.toThrow('sets no variable');
  });
});

describe('a sample that is wrong is found', () => {
  const objects = links.api + create.path.replace('{guild_id}', `$${api.samples.serverVariable}`);
  const right = `-H "Authorization: Bearer $${api.authentication.keyVariable}"`;
  const json = '-H "Content-Type: application/json"';

  it.each([
    ['without its key', `curl "${objects}"`, 401],
    ['with a key of another scheme', `curl "${objects}" -H "Authorization: Basic ${key}"`, 401],
    ['with a wrong value of a filter', `curl "${objects}?${filter.name}=opn" ${right}`, 422],
    ['with an id of another kind', `curl "${objects}/nope_01KKNR2G000000000000000001" ${right}`, 422],
    [
      'with a body that lacks a field',
      `curl -X POST "${objects}" ${right} ${json} -d '{"${text.name}": "Which?"}'`,
      422,
    ],
    ['with a body of another type', `curl -X POST "${objects}" ${right} -d '{}'`, 415],
    ['of a path that is not there', `curl "${links.api}/nothing"`, 404],
  ])('%s', async (_, code, status) => {
    expect(await runAll('bash', [code])).toEqual([expect.objectContaining({status})]);
  });

  it('that cannot be run', async () => {
    for (const language of languages.filter((language) => !skipped(language))) {
      const error = expect.stringMatching(/unexpected|Invalid|SyntaxError/) as string;
      expect(await runAll(language, ["'"])).toEqual([{error}]);
    }
  });
});
