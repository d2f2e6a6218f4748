/** ``**Run** `/a`, or read [this](/docs).`` → `[{strong: 'Run'}, ' ', {code: '/a'}, ', or read ', {text: 'this', to: '/docs'}, '.']` */
export type RichTextParts = readonly (string | {code: string} | {strong: string} | {text: string; to: string})[];
