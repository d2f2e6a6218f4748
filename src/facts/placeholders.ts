/**
 * Marks a fact that was made up and that pages show until the team that runs the bot puts in its own. `npm run doctor` lists
 * every use, every address on a domain that is reserved for examples and every id of zeros, except in properties named
 * `example` or with a name that ends so. Once the value is true, write it alone: `standIn({value: 5, …})` becomes `5`.
 * @returns the value; `putThere` tells the reader of `npm run doctor` what to put in its place
 */
export const standIn = <const Value>({value}: {value: Value; putThere: string}): Value => value;
