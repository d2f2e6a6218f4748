import {describe, expect, it} from 'vitest';
import {readOptions} from '../../bench/options';
import {reportMarkdown} from '../../bench/report';
import {readPage} from '../../bench/sites/text';
import {median} from '../../bench/statistics';
import {kilobytes, tableMarkdown, withMark} from '../../bench/table';
import {mainThreadTasks, type TraceEvent} from '../../bench/trace';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[900, 1000, 20], 900],
    [[1, 10, 2, 9], 5.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('a table', () => {
  const table = {title: 'Paint', note: 'In ms.', head: ['site', 'first'], rows: [['a|b', '12']]};

  it('is Markdown with numbers at the right', () => {
    expect(tableMarkdown(table)).toBe(
      ['## Paint', '', 'In ms.', '', '| site | first |', '| --- | --: |', '| a\\|b | 12 |', ''].join('\n'),
    );
  });

  it('with a cell too many is an error', () => {
    expect(() => tableMarkdown({...table, rows: [['a', '1', '2']]})).toThrow('2 columns and a row of 3');
  });

  it('shows kilobytes of 1,024 bytes', () => {
    expect(kilobytes(53_248)).toBe('52.0');
  });

  it.each([
    [50, '50.0 (mark 50)'],
    [50.01, '50.0 (mark 50: over)'],
  ])('tells whether %d is over a mark of 50', (value, expected) => {
    expect(withMark(value.toFixed(1), value, 50)).toBe(expected);
  });

  it('shows no mark where there is none', () => {
    expect(withMark('7', 7, undefined)).toBe('7');
  });

  it('stands in the report below the date, the machine and what is missing', async () => {
    const text = await reportMarkdown({date: '2026-01-02', lines: ['2 cores'], missing: ['Starlight is not there.']}, [
      table,
    ]);
    expect(text).toMatch(/^# Results[^]*2026-01-02[^]*- 2 cores\n- Starlight is not there\.\n\n## Paint\n/);
  });
});

describe('the tasks of a trace', () => {
  const address = 'https://127.0.0.1:1/docs/modules/polls';
  const page = {pid: 7, tid: 1};

  /** A task; times in milliseconds. */
  const task = (start: number, length: number, thread = page): TraceEvent => ({
    ...{name: 'RunTask', ph: 'X', ...thread},
    ...{ts: start * 1000, dur: length * 1000},
  });
  const arrival = (at: number, url = address): TraceEvent => ({
    ...{name: 'CommitLoad', ph: 'X', ...page, ts: at * 1000},
    args: {data: {url}},
  });

  it('are those of the main thread of the page, from its arrival to the end of the window', () => {
    const events = [
      task(0, 90),
      arrival(100),
      task(95, 20),
      task(200, 120),
      task(400, 500, {pid: 7, tid: 2}),
      task(400, 500, {pid: 8, tid: 1}),
      {...task(600, 500), name: 'ParseHTML'},
      task(1000, 80),
      task(1100, 700),
    ];
    expect(mainThreadTasks(events, address, 1000)).toEqual({longest: 120, sum: 220});
  });

  it('count once where one runs within another or has two names', () => {
    const events = [arrival(0), task(10, 100), {...task(10, 100), name: 'ThreadControllerImpl::RunTask'}, task(20, 30)];
    expect(mainThreadTasks(events, address, 1000)).toEqual({longest: 100, sum: 100});
  });

  it('are found for an address with a fragment', () => {
    expect(mainThreadTasks([arrival(0, `${address}#votes`), task(1, 2)], address, 10).sum).toBe(2);
  });

  it('of another page are an error', () => {
    expect(() => mainThreadTasks([arrival(0, 'about:blank'), task(1, 2)], address, 10)).toThrow('arrival of https');
  });

  it('that were not recorded are an error', () => {
    expect(() => mainThreadTasks([arrival(0)], address, 10)).toThrow('no task');
  });
});

describe('the text of a page', () => {
  it('is its article without heading, controls and our marks', () => {
    const page = readPage(
      '/docs/x',
      `<title>X | Site</title><meta name=description content="About X">
      <article><nav>Home</nav><header><h1>X</h1></header>
      <details><summary>On this page</summary><a href=#a>A</a></details>
      <h2 id=a class=b>A<a href=#a class=hash-link>#</a></h2>
      <div class="codeBlock language-js"><pre><code><span class=tok-k>const</span> a;</code></pre><button>Copy</button></div>
      <p><del class=c>old</del><!-- --> new<wbr>est <svg></svg></p></article>`,
    );
    expect(page).toMatchObject({address: '/docs/x', title: 'X', description: 'About X'});
    expect(page?.html.replaceAll(/\s*\n\s*/g, '')).toBe(
      '<header></header><h2 id="a">A</h2><div><pre><code class="language-js">const a;</code></pre></div><p>old newest </p>',
    );
  });

  it('is missing on a page that only leads to another', () => {
    expect(readPage('/x', '<meta http-equiv=refresh content="0; url=/y">')).toBeUndefined();
  });
});

describe('the options', () => {
  const all = [
    {name: 'bytes', run: () => Promise.resolve([])},
    {name: 'growth', explicit: true, run: () => Promise.resolve([])},
  ];
  const names = (args: string[]) => readOptions(args, all).measurements.map(({name}) => name);

  it('choose tables; the long one only by its name', () => {
    expect(names([])).toEqual(['bytes']);
    expect(names(['--only', 'growth,bytes'])).toEqual(['bytes', 'growth']);
  });

  it.each([
    [['--only', 'byte'], 'There is no table "byte": the tables are bytes, growth.'],
    [['--runs', '0'], '--runs is "0"'],
    [['--fast'], 'Usage: npm run bench'],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args, all)).toThrow(message);
  });
});
