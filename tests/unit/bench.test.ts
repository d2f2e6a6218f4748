import {describe, expect, it} from 'vitest';
import {longestTask} from '../../bench/paint';

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
