import {describe, expect, it} from 'vitest';
import {longestTask} from '../../bench/paint';
import {median, tableMarkdown, updateReport} from '../../bench/table';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[900, 1000, 20], 900],
    [[1, 10, 2, 9], 5.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('the report', () => {
  const section = (title: string, value: string) =>
    tableMarkdown({title, note: 'In ms.', head: ['site', 'first'], rows: [['ours', value]]}, 'Measured here.');

  it('gets new figures in place of the old ones of the same table only', () => {
    const old = `# Results\n\nHow to read.\n\n${section('Paint', '12')}\n${section('Builds', '20')}`;
    expect(updateReport(old, [section('Paint', '15'), section('Taps', '3')])).toBe(
      `# Results\n\nHow to read.\n\n${section('Paint', '15')}\n${section('Builds', '20')}\n${section('Taps', '3')}`,
    );
  });
});

describe('the longest task of a trace', () => {
  const address = 'https://127.0.0.1:1/docs/modules/polls';
  const page = {pid: 7, tid: 1};
  const task = (start: number, length: number, thread = page) => ({
    ...thread,
    name: 'RunTask',
    ts: start * 1000,
    dur: length * 1000,
  });
  const arrival = {...page, name: 'CommitLoad', ts: 100_000, args: {data: {url: address}}};

  it('is one of the main thread of the page from its arrival on', () => {
    const events = [
      task(0, 90),
      arrival,
      task(95, 20),
      task(200, 30),
      task(300, 500, {pid: 7, tid: 2}),
      task(300, 500, {pid: 8, tid: 1}),
      {...task(400, 500), name: 'ParseHTML'},
    ];
    expect(longestTask(events, address)).toBe(30);
  });

  it('of another page is an error', () => {
    expect(() => longestTask([arrival], 'https://127.0.0.1:1/')).toThrow('arrival of https');
  });
});
