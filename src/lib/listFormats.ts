/** British English, because the site doesn't use the Oxford comma. */
export const andList = new Intl.ListFormat('en-GB', {type: 'conjunction'});
export const orList = new Intl.ListFormat('en-GB', {type: 'disjunction'});
