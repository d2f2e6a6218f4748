/** Lists as a sentence has them; British English has no comma before the last word, as all prose here. */
export const andList = new Intl.ListFormat('en-GB', {type: 'conjunction'});
export const orList = new Intl.ListFormat('en-GB', {type: 'disjunction'});
