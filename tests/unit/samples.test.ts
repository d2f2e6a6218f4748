import {execFileSync} from 'node:child_process';
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
    const query = {name: 'a&b c', enabled: true};
    expect(curl('listPolls', {query})).toContain('?name=a%26b%20c&enabled=true"');
    // The library would send True.
    expect(python('listPolls', {query})).toContain('"enabled": "true"');
  });
});

/** Moments in a text. */
const momentsIn = (code: string): string[] => code.match(/\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g) ?? [];

describe('what a reader replaces', () => {
  const request = {
    channel_id: '1179837465544278026',
    voter_role_ids: ['1180204857320194050'],
    question: 'a $b `c` \\ d',
  };

  it('is named at the top, and stands nowhere else', () => {
    for (const {code} of samplesOf(operation('updateRolePanelOption'))) {
      expect(code.match(/pnl_\w+/g)).toHaveLength(1);
      expect(code.indexOf('pnl_')).toBeLessThan(code.search(/curl|fetch|requests\.patch/));
    }
    expect(javascript('createPoll', {request})).toContain("const voterRoleIds = ['1180204857320194050'];");
    expect(javascript('createPoll', {request})).toContain('channel_id: channelId');
    expect(python('createPoll', {request})).toContain('"voter_role_ids": voter_role_ids');
  });

  it('is filled in by the shell, which leaves the rest of the body as it is', () => {
    const body = /<<JSON\n.*\nJSON/s.exec(curl('createPoll', {request}))?.[0] ?? '';
    const set = `channel_id=1; voter_role_ids='["2"]'\n`;
    const printed = execFileSync('bash', ['-euc', `${set}cat ${body}`], {encoding: 'utf8'});
    expect(JSON.parse(printed)).toEqual({...request, channel_id: '1', voter_role_ids: ['2']});
  });

  it('of the same name has a number where it is another one', () => {
    const code = javascript('createPoll', {
      path: {guild_id: '1', channel_id: '5'},
      request: {...request, channel_id: '6'},
    });
    expect(code).toContain("const channelId = '5';\nconst channelId2 = '6';");
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
    const of = [`createPoll`, {request: {closes_at: time}}] as const;
    const line = (code: string): string =>
      /^(?:const )?closes_?[aA]t ?= ?(?<made>.*?);?$/m.exec(code)?.groups?.made ?? '';
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
    for (const {code} of samplesOf(operation('createPoll'))) expect(code).toContain('Idempotency-Key');
    for (const {code} of samplesOf(operation('rotateApiKey'))) expect(code).not.toContain('Idempotency-Key');
  });
});
