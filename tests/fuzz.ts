/*
 * What tests/e2e/hostile.spec.ts makes odd addresses from: by name it makes more, and others:
 * `FUZZ=20000 SEED=7 npm test -- --only browser -- hostile`.
 */

/** How many cases a fuzzer makes. */
export const COUNT = Number(process.env.FUZZ ?? 500);

/** What they are made from: the same cases for the same seed. */
export const SEED = Number(process.env.SEED ?? 1);

interface Random {
  /** From 0 to 1. */
  random: () => number;
  /** A whole number from 0, below an end. */
  below: (end: number) => number;
  one: <T>(list: readonly T[]) => T;
}

/** Random choices that are the same for the same seed: mulberry32, by Tommy Ettinger, public domain. */
export function randomOf(seed: number): Random {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(random() * end);
  return {random, below, one: (list) => list[below(list.length)] as (typeof list)[number]};
}

/** Letters that look like those of addresses, and signs that programs read in their own ways. */
export const signs = [
  ...['\u0430', '\uff0f', '\u2215', '\u0131', '\u017f'],
  ...['\\', ';', '~', '*', '|', '"', '<', '\u0001', '\t', '\v', '\u007f'],
];

/** Percent signs that encode nothing, half of something, or what should not be there. */
export const broken = [
  ...['%', '%0', '%zz', '%00', '%0a', '%0d%0aX:y', '%u002f'],
  ...['%c0%af', '%ff', '%e0%80%af', '%ed%a0%80', '%252e%252e%252f'],
];
