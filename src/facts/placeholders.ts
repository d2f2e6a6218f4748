/**
 * What a fact is as long as the team that runs the bot has not put in its own. `npm run doctor` lists every use of these
 * two, every address on a domain that is reserved for examples and every id of zeros; what stands below a property named
 * `example`, or one that ends so, is a sample and stays as it is.
 */

/** What only the operator can fill in, in the one form in which pages show that something is missing. */
export const toFillIn = <const What extends string>(what: What): `[operator: ${What}]` => `[operator: ${what}]`;

/** Whether any text of a fact is still made by `toFillIn`. */
export const hasBlanks = (fact: object): boolean => JSON.stringify(fact).includes('[operator: ');

/**
 * A value that pages show although it was made up. Once it is true, write it alone: `standIn({value: 5, …})` becomes `5`.
 * @returns the value; `putThere` says to the reader of `npm run doctor` what to put in its place
 */
export const standIn = <const Value>({value}: {value: Value; putThere: string}): Value => value;
