import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {api} from '../../src/facts/api';
import {counts} from '../../src/rules/counts';
import {allEndpoints} from '../../src/rules/api/endpoints';
import {links} from '../../src/facts/links';
import {sampleServer} from '../../src/facts/sampleServer';
import {allOperations} from '../../src/node/openapi/operations';
import {ruleBodies} from '../ruleBodies';
import {startMockServer, type MockServer} from './mockServer';
import {apiPages, languages, readApiPages, readDocument, readShown, type Language, type ShownPage} from './pages';
import {sendAll, type Collection} from './postman';
import {hasPython, runners} from './runners';

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
  runners[language](
    codes.map((code) => code.replaceAll(links.api, server.url)),
    env,
  );

describe('the pages and the document', () => {
  it('have every operation, once', async () => {
    const facts = allEndpoints().map(({method, path}) => `${method} ${path}`);
    const {paths} = (await readDocument(api.openapi.file)) as {paths: Record<string, object>};
    const inDocument = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const onPages = pages.flatMap(({operations}) => operations);
    expect(onPages).toHaveLength(counts.endpoints);
    expect(onPages.sort()).toEqual(facts.sort());
    expect(inDocument.sort()).toEqual(facts);
    expect(apiPages).toHaveLength(19);
  });
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

describe('the server refuses what breaks a rule of an object', () => {
  const creating = allOperations().flatMap((operation) => {
    const {request} = operation;
    return request?.kind === 'create' && request.object.rules.length > 0
      ? [{...operation, object: request.object}]
      : [];
  });

  it('in some operations', () => {
    expect(creating.length).toBeGreaterThan(0);
  });

  it.each(creating)('of $id, and takes what keeps to it', async ({path, status, object, ...operation}) => {
    const address = Object.entries(operation.example.path).reduce(
      (url, [name, id]) => url.replace(`{${name}}`, id),
      path,
    );
    const bodies = ruleBodies(object);
    const answers = await Promise.all(
      bodies.map(async ({name, body}) => {
        const answer = await fetch(server.url + address, {
          method: operation.method,
          headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
          body: JSON.stringify(body),
        });
        return `${name}: ${answer.status}`;
      }),
    );
    expect(answers).toEqual(bodies.map(({name, keeps}) => `${name}: ${keeps ? status : 422}`));
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

describe('a field that a release replaced', () => {
  /** An object that is created with a field or with what this field replaced. */
  const [found] = allOperations().flatMap((operation) =>
    operation.request?.kind === 'create'
      ? operation.request.object.fields.flatMap((field) => (field.replaced ? [{operation, field}] : []))
      : [],
  );
  if (!found) throw new Error('No object is created with a field that a release replaced.');
  const {operation, field} = found;
  const sample = operation.example.request ?? {};
  const successors = new Set(field.replaced?.by);
  const others = Object.fromEntries(Object.entries(sample).filter(([name]) => !successors.has(name)));
  const former = {[field.name]: field.example};

  it.each([
    ['is taken in place of the new ones', {...others, ...former}, operation.status],
    ['is refused beside them', {...sample, ...former}, 422],
    ['cannot be left out with them', others, 422],
  ])('%s', async (_, body, status) => {
    const path = operation.path.replace('{guild_id}', sampleServer.id);
    const response = await fetch(`${server.url}${path}`, {
      method: operation.method,
      headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
  });
});

describe('a sample that is wrong is found', () => {
  const polls = `${links.api}/guilds/$${api.samples.serverVariable}/polls/entries`;
  const right = `-H "Authorization: Bearer $${api.authentication.keyVariable}"`;
  const json = '-H "Content-Type: application/json"';

  it.each([
    ['without its key', `curl "${polls}"`, 401],
    ['with a key from a variable that is not there', `curl "${polls}" -H "Authorization: Bearer undefined"`, 401],
    ['with a key of another scheme', `curl "${polls}" -H "Authorization: Basic ${key}"`, 401],
    ['with a wrong value of a filter', `curl "${polls}?state=opn" ${right}`, 422],
    ['with a filter that is not there', `curl "${polls}?stat=open" ${right}`, 422],
    ['with an id of another kind', `curl "${polls}/tag_01JQ8R2G000000000000000001" ${right}`, 422],
    ['with a body that lacks a field', `curl -X POST "${polls}" ${right} ${json} -d '{"question": "Which?"}'`, 422],
    ['with a body of another type', `curl -X POST "${polls}" ${right} -d '{}'`, 415],
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

  it('by what the page shows', () => {
    const page = `<article><h3 id="x">X</h3><div class="endpoint"><p><span class="method">GET</span> <code>/x</code></p></div>
      <div><sample-choice></sample-choice><div class="codeBlock language-bash"><pre><code>curl a</code></pre></div></div>
      <p>Answer: 204 No Content, without a body.</p>
      <h3 id="y">Y</h3><div><sample-choice></sample-choice><div class="codeBlock language-js"><pre><code>b()</code></pre></div></div>
      <div class="codeBlock language-json"><div>201 Created</div><pre><code>{"a": 1}</code></pre></div></article>`;
    expect(readShown(page, '/p')).toEqual({
      requests: [
        {place: '/p#x', code: {bash: 'curl a'}, status: 204, body: undefined},
        {place: '/p#y', code: {js: 'b()'}, status: 201, body: {a: 1}},
      ],
      code: [],
      operations: ['GET /x'],
    });
  });
});
