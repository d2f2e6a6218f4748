/** An event of a trace, as far as it is read here: the Trace Event Format of Chromium. */
export interface TraceEvent {
  name: string;
  /** Kind: `X` is complete, with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Start, in microseconds. */
  ts: number;
  /** Microseconds. */
  dur?: number;
  args?: {data?: {url?: string; isOutermostMainFrame?: boolean; isMainFrame?: boolean}};
}

/** What to record for `mainThreadTasks`. */
export const taskCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const TASK_NAMES = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const MICROSECONDS_IN_MS = 1000;

/** What kept the main thread of a page busy. All in milliseconds. */
export interface Tasks {
  longest: number;
  sum: number;
}

/**
 * The tasks of a page's main thread from the arrival of its document on. A task within another is a part of it.
 *
 * @param events - A trace with `taskCategories`.
 * @param address - The page's full address, without a fragment.
 * @param windowMs - How long after the arrival tasks may begin, in milliseconds.
 * @throws Error when the trace does not show the page, or no task of it.
 */
export function mainThreadTasks(events: readonly TraceEvent[], address: string, windowMs: number): Tasks {
  const commit = events.find(({name, args}) => name === 'CommitLoad' && args?.data?.url?.split('#')[0] === address);
  if (commit === undefined) throw new Error(`The trace does not show the arrival of ${address}.`);
  const end = commit.ts + windowMs * MICROSECONDS_IN_MS;
  const spans = events
    .filter(({name, ph, pid, tid}) => TASK_NAMES.has(name) && ph === 'X' && pid === commit.pid && tid === commit.tid)
    .map(({ts, dur = 0}) => ({start: ts, end: ts + dur}))
    // The task in which the document arrives begins a little earlier.
    .filter((span) => span.end >= commit.ts && span.start < end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  const durations: number[] = [];
  for (const span of spans) {
    if (span.end > reached) {
      durations.push((span.end - Math.max(span.start, reached)) / MICROSECONDS_IN_MS);
      reached = span.end;
    }
  }
  if (durations.length === 0) throw new Error(`The trace shows no task of ${address}: were all categories recorded?`);
  return {longest: Math.max(...durations), sum: durations.reduce((sum, duration) => sum + duration, 0)};
}
