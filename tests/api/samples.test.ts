import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {api} from '../../src/facts/api';
import {links} from '../../src/facts/links';
import {sampleServer} from '../../src/facts/sampleServer';
import {allOperations} from '../../src/build/api/operations';
import {formatJson, sampleLanguages, samplesOf, type SampleLanguage} from '../../src/build/api/codeSamples';
import {paths} from '../../src/facts/derived/paths';
import {pages} from '../pages/builtPages';
import {root} from '../../src/build/root';
import {startMockServer} from './mockServer';
import {hasPython, runPrograms} from './runPrograms';

const operations = allOperations();
const languages = Object.keys(sampleLanguages) as SampleLanguage[];
const apiKey = api.authentication.keyFormat.example;

const openapiText = readFileSync(path.join(root, 'build', api.openapi.file), 'utf8');
const server = await startMockServer(JSON.parse(openapiText) as object, apiKey);
afterAll(() => server.close());

/** The code blocks of each page about the API, in their order. */
const codeBlocksByRoute = new Map(
  [...pages].flatMap(([route, $]) => {
    if (!`${route}/`.startsWith(`${paths.api}/`)) return [];
    const blocks = $('article .codeBlock').get();
    return [[route, blocks.map((block) => ({classes: block.attribs.class, code: $('code', block).text()}))]];
  }),
);

/** Runs programs against the mock server. Also returns the requests that it received. */
async function run(language: SampleLanguage, programs: readonly string[]) {
  const earlierCount = server.requests.length;
  const result = await runPrograms(
    language,
    programs.map((program) => program.replaceAll(links.api, server.url)),
    {[api.authentication.keyVariable]: apiKey, [api.samples.serverVariable]: sampleServer.id},
  );
  return {...result, requests: server.requests.slice(earlierCount)};
}

const samples = operations.flatMap((operation) => samplesOf(operation).map((sample) => ({...sample, operation})));

/** For each page, joins the code that isn't an operation's sample into one program, because later code uses earlier code. */
function programsOf(language: SampleLanguage): string[] {
  const sampleCodes = new Set(samples.map(({code}) => code));
  const blocksByPage = [...codeBlocksByRoute.values()].map((blocks) =>
    blocks.filter(({classes, code}) => classes?.split(' ').includes(`language-${language}`) && !sampleCodes.has(code)),
  );
  return blocksByPage.filter(({length}) => length > 0).map((blocks) => blocks.map(({code}) => code).join('\n'));
}

it('the page of each operation shows its samples and its response', () => {
  const responses = operations.flatMap((operation) =>
    operation.example.response ? [{operation, language: 'json', code: formatJson(operation.example.response)}] : [],
  );
  const missing = [...samples, ...responses].filter(
    ({operation, code}) => !codeBlocksByRoute.get(paths.apiPage(operation.owner))?.some((block) => block.code === code),
  );
  expect(missing.map(({operation, language}) => `${operation.id}: ${language}`)).toEqual([]);
});

/** Python samples are skipped without Python, unless `REQUIRE_PYTHON` is set, as in CI. */
const isSkipped = (language: SampleLanguage): boolean =>
  language === 'python' && !hasPython && process.env.REQUIRE_PYTHON === undefined;

describe.each(languages)('samples in %s', (language) => {
  it.skipIf(isSkipped(language))('get the responses that the pages show', async () => {
    const codes = samples.filter((sample) => sample.language === language).map(({code}) => code);
    const {responses, error, requests} = await run(language, codes);
    expect(error).toBeUndefined();
    expect(requests.map(({operationId}) => operationId)).toEqual(operations.map(({id}) => id));
    expect(responses.map((response, index) => ({id: operations[index]?.id, ...response}))).toEqual(
      operations.map(({id, status, example}) => ({id, status, body: example.response})),
    );
  });

  it.skipIf(isSkipped(language))('run without errors if they belong to no operation', async () => {
    expect((await run(language, programsOf(language))).error).toBeUndefined();
  });
});

it('a program repeats its request with the same idempotency key when the connection breaks', async () => {
  const programs = programsOf('js').filter((program) => program.includes(api.idempotency.header));
  expect(programs).toHaveLength(1);
  server.failNext('POST');
  const {error, requests} = await run('js', programs);
  expect(error).toBeUndefined();
  const keys = requests.filter(({method}) => method === 'POST').map(({idempotencyKey}) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

describe('the function that retries', () => {
  const createEmbedCode = (headers: object): string => `await send(\`/guilds/\${server}/embeds\`, {
    method: 'POST',
    headers: ${JSON.stringify({'Content-Type': 'application/json', ...headers})},
    body: JSON.stringify({name: 'Planted', embed: {title: 'Planted'}}),
  });`;

  it.each<[behavior: string, status: number, headers: object, requestCount: number]>([
    ['repeats a POST with a key after a server error', 503, {[api.idempotency.header]: 'planted'}, 2],
    ['repeats a POST without a key after a rate limit', 429, {}, 2],
    ['does not repeat a POST without a key after a server error', 503, {}, 1],
  ])('%s', async (_, status, headers, requestCount) => {
    const blocksWithSend = [...codeBlocksByRoute.values()].flat().filter(({code}) => code.includes('function send('));
    expect(blocksWithSend).toHaveLength(1);
    server.failNext('POST', status);
    const {error, requests} = await run('js', [`${blocksWithSend[0]?.code}\n${createEmbedCode(headers)}`]);
    expect(error).toBeUndefined();
    expect(requests.filter(({method}) => method === 'POST')).toHaveLength(requestCount);
  });
});
