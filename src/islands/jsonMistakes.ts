const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not `prototype === Object.prototype`: a page and an island in its layout can be in different realms.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Describes the parts of a value that JSON can't represent: `a function (onDone)`, `a React element (title)`. */
export function jsonMistakes(value: unknown, path = ''): string[] {
  const oneMistake = (kind: string): string[] => [`${kind} (${path})`];
  // `undefined` is no mistake, because JSON.stringify leaves out such properties.
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : oneMistake(`the number ${value}`);
  if (typeof value !== 'object') return oneMistake(`a ${typeof value}`);
  if ('$$typeof' in value) return oneMistake('a React element');
  const propertyMistakes = ([key, property]: [string, unknown]): string[] =>
    jsonMistakes(property, path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => propertyMistakes([String(index), item]));
  if (!isPlainObject(value)) return oneMistake(`a ${value.constructor.name}`);
  return Object.entries(value).flatMap(propertyMistakes);
}
