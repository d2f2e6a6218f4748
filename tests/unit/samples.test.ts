import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {allOperations, type Operation} from '../../src/node/openapi/operations';
import {samplesOf} from '../../src/node/openapi/samples';

function findCreating(...types: string[]): {id: string; names: string[]} {
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
  id: createId,
  names: [idField = '', idsField = ''],
} = findCreating('snowflake', 'snowflake_list');
const listId = allOperations().find(({method, response}) => method === 'GET' && response?.kind === 'page')?.id ?? '';

const operation = (id: string, change: Partial<Operation['example']> = {}): Operation => {
  const found = allOperations().find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return {...found, example: {...found.example, ...change}};
};

const sampleIn =
  (language: string) =>
  (...of: Parameters<typeof operation>): string =>
    samplesOf(operation(...of)).find((sample) => sample.language === language)?.code ?? '';

const curl = sampleIn('bash');
const javascript = sampleIn('js');
const python = sampleIn('python');

describe('the text of a sample', () => {
  const request = {a: `it's "so" $HOME \`id\` \\ {x}`};

  it('escapes special characters in the shell', () => {
    expect(curl(createId, {request})).toContain(String.raw`"it'\''s \"so\" $HOME ${'`id`'} \\ {x}"`);
  });

  it('escapes special characters in JavaScript', () => {
    const code = /JSON\.stringify\((?<body>\{.*?\})\),\n/s.exec(javascript(createId, {request}))?.groups?.body ?? '';
    expect(JSON.parse(runInNewContext(`JSON.stringify(${code})`) as string)).toEqual(request);
  });

  it('has True, False and None in Python, but leaves the same words in strings as they are', () => {
    const code = python(createId, {request: {a: true, b: null, c: [false], d: 'true or null'}});
    expect(code).toContain('"a": True, "b": None, "c": [False], "d": "true or null"');
  });

  it('encodes special characters in a query', () => {
    const query = {name: 'a&b c', enabled: true};
    expect(curl(listId, {query})).toContain('?name=a%26b%20c&enabled=true"');
    // `requests` would send `True` for `True`.
    expect(python(listId, {query})).toContain('"enabled": "true"');
  });
});

const datesIn = (code: string): string[] => code.match(/\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g) ?? [];

describe('an id that readers replace', () => {
  const request = {
    [idField]: '1179837465544278026',
    [idsField]: ['1180204857320194050'],
    question: 'a $b `c` \\ d',
  };

  it('appears once, in a variable at the top of the sample', () => {
    const nested = allOperations().find(
      ({method, pathParameters}) => method === 'PATCH' && pathParameters.length === 3,
    );
    const own = nested?.example.path?.[nested.pathParameters[1]?.name ?? ''] ?? '';
    for (const {code} of samplesOf(operation(nested?.id ?? ''))) {
      expect(code.split(own)).toHaveLength(2);
      expect(code.indexOf(own)).toBeLessThan(code.search(/curl|fetch|requests\.patch/));
    }
    expect(javascript(createId, {request})).toContain(`const ${camelCase(idsField)} = ['1180204857320194050'];`);
    expect(javascript(createId, {request})).toContain(`${idField}: ${camelCase(idField)}`);
    expect(python(createId, {request})).toContain(`"${idsField}": ${idsField}`);
  });

  it('gets its value from a variable in the shell, which changes nothing else in the body', () => {
    const body = /<<JSON\n.*\nJSON/s.exec(curl(createId, {request}))?.[0] ?? '';
    const set = `${idField}=1; ${idsField}='["2"]'\n`;
    const printed = execFileSync('bash', ['-euc', `${set}cat ${body}`], {encoding: 'utf8'});
    expect(JSON.parse(printed)).toEqual({...request, [idField]: '1', [idsField]: ['2']});
  });

  it('gets a numbered variable when another id has its name', () => {
    const code = javascript(createId, {
      path: {guild_id: '1', [idField]: '5'},
      request: {...request, [idField]: '6'},
    });
    expect(code).toContain(`const ${camelCase(idField)} = '5';\nconst ${camelCase(idField)}2 = '6';`);
  });
});

describe('dates', () => {
  it('never have a fixed value in a sample', () => {
    expect(datesIn("since='2026-03-14T15:00:00Z'")).toHaveLength(1);
    for (const each of allOperations()) {
      for (const {code} of samplesOf(each)) expect(datesIn(code), each.id).toEqual([]);
    }
  });

  it.each([
    ['2026-03-18T20:00:00Z', 4 * 24],
    ['2026-03-14T18:00:00Z', -1],
  ])('depend on the time at which the sample runs: %s', (time, hours) => {
    const {
      id,
      names: [field = ''],
    } = findCreating('datetime');
    const of = [id, {request: {[field]: time}}] as const;
    const line = (code: string): string =>
      new RegExp(`^(?:const )?(?:${field}|${camelCase(field)}) ?= ?(?<computed>.*?);?$`, 'm').exec(code)?.groups
        ?.computed ?? '';
    const units = 'const hour = 3600000; const day = 24 * hour;';
    const inScript = runInNewContext(`${units} ${line(javascript(...of))}`) as string;
    const inShell = execFileSync('bash', ['-euc', `echo "${line(curl(...of))}"`], {encoding: 'utf8'}).trim();
    for (const computed of [inScript, inShell]) {
      expect(Math.abs(Date.parse(computed) - Date.now() - hours * 3_600_000)).toBeLessThan(60_000);
    }
    const delta = hours % 24 === 0 ? `days=${Math.abs(hours) / 24}` : `hours=${Math.abs(hours)}`;
    expect(line(python(...of))).toContain(`${hours < 0 ? '-' : '+'} timedelta(${delta}))`);
  });
});

describe('a sample', () => {
  it('has no key and no server if the operation needs none', () => {
    for (const {code} of samplesOf(operation('getStatus'))) {
      expect(code).not.toMatch(/Authorization|SERVER_ID/);
    }
  });

  it('has an idempotency key for POST, unless the operation takes none', () => {
    for (const {code} of samplesOf(operation(createId))) expect(code).toContain('Idempotency-Key');
    for (const {code} of samplesOf(operation('rotateApiKey'))) expect(code).not.toContain('Idempotency-Key');
  });
});
