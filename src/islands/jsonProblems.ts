const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Describes the parts of a value that JSON can't represent: `a function (onDone)`, `a React element (title)`. */
export function jsonProblems(value: unknown, at = ''): string[] {
  const named = (what: string): string[] => [`${what} (${at})`];
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : named(`the number ${value}`);
  if (typeof value !== 'object') return named(`a ${typeof value}`);
  if ('$$typeof' in value) return named('a React element');
  const inside = ([key, item]: [string, unknown]): string[] => jsonProblems(item, at === '' ? key : `${at}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => inside([String(index), item]));
  if (!isPlainObject(value)) return named(`a ${value.constructor.name}`);
  return Object.entries(value).flatMap(inside);
}
