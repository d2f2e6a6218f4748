import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {allOperations, type Operation} from '../../src/node/openapi/operations';
import {samplesOf} from '../../src/node/openapi/samples';

/** The first operation that creates an object of a module with fields of these types, which can be sent. */
function creatingWith(...types: string[]): {id: string; names: string[]} {
  for (const {id, method, request} of allOperations()) {
    if (method !== 'POST' || request?.kind !== 'create') continue;
    const names = types.map(
      (type) => request.object.fields.find((field) => field.type === type && !field.readonly)?.name,
    );
    if (names.every((name) => name !== undefined)) return {id, names};
  }
  throw new Error(`No operation creates an object with ${types.join(' and ')}.`);
}
const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const {
  id: creating,
  names: [idField = '', idsField = ''],
} = creatingWith('snowflake', 'snowflake_list');
const listing = allOperations().find(({method, response}) => method === 'GET' && response?.kind === 'page')?.id ?? '';

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
    expect(curl(creating, {request})).toContain(String.raw`"it'\''s \"so\" $HOME ${'`id`'} \\ {x}"`);
  });

  it('in JavaScript', () => {
    const code = /JSON\.stringify\((?<body>\{.*?\})\),\n/s.exec(javascript(creating, {request}))?.groups?.body ?? '';
    expect(JSON.parse(runInNewContext(`JSON.stringify(${code})`) as string)).toEqual(request);
  });

  it('in JavaScript, where a text has quotation marks of one kind only', () => {
    expect(javascript(creating, {request: {a: 'say "hi"'}})).toContain(`a: 'say "hi"'`);
    expect(javascript(creating, {request: {a: "it's"}})).toContain(`a: "it's"`);
  });

  it('words of JSON are those of Python, but not inside texts', () => {
    const code = python(creating, {request: {a: true, b: null, c: [false], d: 'true or null'}});
    expect(code).toContain('"a": True, "b": None, "c": [False], "d": "true or null"');
  });

  it('in a query', () => {
    const query = {name: 'a&b c', enabled: true};
    expect(curl(listing, {query})).toContain('?name=a%26b%20c&enabled=true"');
    // The library would send True.
    expect(python(listing, {query})).toContain('"enabled": "true"');
  });
});

/** Moments in a text. */
const momentsIn = (code: string): string[] => code.match(/\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g) ?? [];

describe('what a reader replaces', () => {
  const request = {
    [idField]: '1179837465544278026',
    [idsField]: ['1180204857320194050'],
    question: 'a $b `c` \\ d',
  };

  it('is named at the top, and stands nowhere else', () => {
    const nested = allOperations().find(
      ({method, pathParameters}) => method === 'PATCH' && pathParameters.length === 3,
    );
    const own = nested?.example.path?.[nested.pathParameters[1]?.name ?? ''] ?? '';
    for (const {code} of samplesOf(operation(nested?.id ?? ''))) {
      expect(code.split(own)).toHaveLength(2);
      expect(code.indexOf(own)).toBeLessThan(code.search(/curl|fetch|requests\.patch/));
    }
    expect(javascript(creating, {request})).toContain(`const ${camelCase(idsField)} = ['1180204857320194050'];`);
    expect(javascript(creating, {request})).toContain(`${idField}: ${camelCase(idField)}`);
    expect(python(creating, {request})).toContain(`"${idsField}": ${idsField}`);
  });

  it('is filled in by the shell, which leaves the rest of the body as it is', () => {
    const body = /<<JSON\n.*\nJSON/s.exec(curl(creating, {request}))?.[0] ?? '';
    const set = `${idField}=1; ${idsField}='["2"]'\n`;
    const printed = execFileSync('bash', ['-euc', `${set}cat ${body}`], {encoding: 'utf8'});
    expect(JSON.parse(printed)).toEqual({...request, [idField]: '1', [idsField]: ['2']});
  });

  it('of the same name has a number where it is another one', () => {
    const code = javascript(creating, {
      path: {guild_id: '1', [idField]: '5'},
      request: {...request, [idField]: '6'},
    });
    expect(code).toContain(`const ${camelCase(idField)} = '5';\nconst ${camelCase(idField)}2 = '6';`);
  });
});

describe('moments', () => {
  it('stand in no sample as they are', () => {
    expect(momentsIn("since='2026-03-14T15:00:00Z'")).toHaveLength(1);
    for (const each of allOperations()) {
      for (const {code} of samplesOf(each)) expect(momentsIn(code), each.id).toEqual([]);
    }
  });

  it.each([
    ['2026-03-18T20:00:00Z', 4 * 24],
    ['2026-03-14T18:00:00Z', -1],
  ])('%s is computed when the sample runs', (time, hours) => {
    const {
      id,
      names: [field = ''],
    } = creatingWith('datetime');
    const of = [id, {request: {[field]: time}}] as const;
    const line = (code: string): string =>
      new RegExp(`^(?:const )?(?:${field}|${camelCase(field)}) ?= ?(?<made>.*?);?$`, 'm').exec(code)?.groups?.made ??
      '';
    const units = 'const hour = 3600000; const day = 24 * hour;';
    const inScript = runInNewContext(`${units} ${line(javascript(...of))}`) as string;
    const inShell = execFileSync('bash', ['-euc', `echo "${line(curl(...of))}"`], {encoding: 'utf8'}).trim();
    for (const made of [inScript, inShell]) {
      expect(Math.abs(Date.parse(made) - Date.now() - hours * 3_600_000)).toBeLessThan(60_000);
    }
    const delta = hours % 24 === 0 ? `days=${Math.abs(hours) / 24}` : `hours=${Math.abs(hours)}`;
    expect(line(python(...of))).toContain(`${hours < 0 ? '-' : '+'} timedelta(${delta}))`);
  });
});

describe('a sample', () => {
  it('without a key names none, and no server', () => {
    for (const {code} of samplesOf(operation('getStatus'))) {
      expect(code).not.toMatch(/Authorization|SERVER_ID/);
    }
  });

  it('of a POST has an idempotency key, unless the operation takes none', () => {
    for (const {code} of samplesOf(operation(creating))) expect(code).toContain('Idempotency-Key');
    for (const {code} of samplesOf(operation('rotateApiKey'))) expect(code).not.toContain('Idempotency-Key');
  });
});
