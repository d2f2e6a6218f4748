export const omit = <T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;

export const definedOnly = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, property]) => property !== undefined)) as T;

/** Compares texts for `sort()`, in an order that doesn't depend on the language: `['b', 'B', 'a']` → `['B', 'a', 'b']` */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** British English, because the site doesn't use the Oxford comma. */
export const andListFormat = new Intl.ListFormat('en-GB', {type: 'conjunction'});
export const orListFormat = new Intl.ListFormat('en-GB', {type: 'disjunction'});
