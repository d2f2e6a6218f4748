/**
 * Marks a made-up fact, and returns its value. `npm run doctor` lists all of these with `putThere`, a description of the real
 * value. It also lists example domains and ids of zeros, except in properties whose name ends with `example`. Once you have the
 * real value, remove the call: `standIn({value: 5, …})` → `5`.
 */
export const standIn = <const Value>({value}: {value: Value; putThere: string}): Value => value;
