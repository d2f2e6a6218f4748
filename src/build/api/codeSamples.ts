import stringify from 'json-stringify-pretty-compact';
import {api} from '../../facts/api';
import {links} from '../../facts/links';
import type {Json} from '../../facts/types';
import type {Operation} from './operations';

/** Languages of request samples with the labels of their tabs, in order. The first is the default. */
export const sampleLanguages = {bash: 'cURL', js: 'JavaScript', python: 'Python'} as const;

export type SampleLanguage = keyof typeof sampleLanguages;

export interface CodeSample {
  language: SampleLanguage;
  code: string;
}

const {keyVariable} = api.authentication;
const {serverVariable} = api.samples;

/** Writes short lists and objects on one line. */
export const formatJson = (value: Json, indent = 2): string => stringify(value, {maxLength: 64, indent});

/** Matches strings, keys with their colon, and `true`, `false` and `null`. */
const jsonTokenPattern = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?|\b(?:true|false|null)\b/g;

/** `{"a_b": "c"}` → `{a_b: 'c'}` */
const javascriptLiteral = (value: Json): string =>
  formatJson(value).replace(jsonTokenPattern, (token, colon: string | undefined) => {
    if (!token.startsWith('"')) return token;
    if (colon !== undefined) return token.replace(/^"([A-Za-z_]\w*)"/, '$1');
    // A string with an apostrophe keeps its double quotes.
    return token.includes("'") ? token : `'${token.slice(1, -1).replaceAll('\\"', '"')}'`;
  });

const pythonConstants: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** `{"a": true}` → `{"a": True}` */
const pythonLiteral = (value: Json): string =>
  formatJson(value, 4).replace(jsonTokenPattern, (token) => pythonConstants[token] ?? token);

/** Indents all lines but the first. */
const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** Colons of times stay readable: a query may contain them (RFC 3986, 3.4). */
const encodeUrlValue = (value: string | number | boolean): string => encodeURIComponent(value).replaceAll('%3A', ':');

/** @param serverCode stands for the server's id in the sample: `${server}` in JavaScript, `{server}` in Python */
const urlWithoutQuery = ({path, example}: Operation, serverCode: string): string =>
  links.api +
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'guild_id' ? serverCode : encodeUrlValue(example.path[name] ?? ''),
  );

function urlWithQuery(operation: Operation, serverCode: string): string {
  const pairs = Object.entries(operation.example.query).map(([name, value]) => `${name}=${encodeUrlValue(value)}`);
  return urlWithoutQuery(operation, serverCode) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

const needsKey = ({scope}: Operation): boolean => scope !== 'none';

const hasServerInPath = ({path}: Operation): boolean => path.includes('{guild_id}');

function curl(operation: Operation): string {
  const {id, method, takesIdempotencyKey, example} = operation;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: Bearer $${keyVariable}`] : []),
    ...(example.request ? ['Content-Type: application/json'] : []),
    ...(takesIdempotencyKey ? [`${api.idempotency.header}: $idempotency_key`] : []),
  ];
  const command = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${urlWithQuery(operation, `$${serverVariable}`)}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(example.request ? [`-d '${formatJson(example.request).replaceAll("'", String.raw`'\''`)}'`] : []),
  ].join(' \\\n  ');
  return [...(takesIdempotencyKey ? [`idempotency_key=${id}-$(date +%s)-$RANDOM`] : []), command].join('\n');
}

function javascript(operation: Operation): string {
  const {method, takesIdempotencyKey, response, example} = operation;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: \`Bearer \${process.env.${keyVariable}}\`,`] : []),
    ...(example.request ? ["'Content-Type': 'application/json',"] : []),
    ...(takesIdempotencyKey ? [`'${api.idempotency.header}': idempotencyKey,`] : []),
  ];
  const optionLines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: {\n    ${headers.join('\n    ')}\n  },`] : []),
    ...(example.request ? [`body: JSON.stringify(${indented(javascriptLiteral(example.request), 2)}),`] : []),
  ];
  const quote = hasServerInPath(operation) ? '`' : "'";
  const options = optionLines.length > 0 ? `, {\n  ${optionLines.join('\n  ')}\n}` : '';
  return [
    ...(hasServerInPath(operation) ? [`const server = process.env.${serverVariable};`] : []),
    ...(takesIdempotencyKey ? ['const idempotencyKey = crypto.randomUUID();'] : []),
    `const response = await fetch(${quote}${urlWithQuery(operation, '${server}')}${quote}${options});`,
    `console.log(response.status${response ? ', await response.json()' : ''});`,
  ].join('\n');
}

function python(operation: Operation): string {
  const {method, takesIdempotencyKey, response, example} = operation;
  const headers = [
    ...(needsKey(operation) ? [`"Authorization": f"Bearer {os.environ['${keyVariable}']}",`] : []),
    ...(takesIdempotencyKey ? [`"${api.idempotency.header}": idempotency_key,`] : []),
  ];
  // The library "requests" would write a boolean into the URL as "True".
  const queryEntries = Object.entries(example.query).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  const callArguments = [
    `${hasServerInPath(operation) ? 'f' : ''}"${urlWithoutQuery(operation, '{server}')}",`,
    ...(headers.length > 0 ? [`headers={\n        ${headers.join('\n        ')}\n    },`] : []),
    ...(queryEntries.length > 0 ? [`params=${indented(pythonLiteral(Object.fromEntries(queryEntries)), 4)},`] : []),
    ...(example.request ? [`json=${indented(pythonLiteral(example.request), 4)},`] : []),
    'timeout=10,',
  ];
  return [
    ...(needsKey(operation) ? ['import os'] : []),
    ...(takesIdempotencyKey ? ['import uuid'] : []),
    ...(needsKey(operation) ? [''] : []),
    'import requests',
    '',
    ...(hasServerInPath(operation) ? [`server = os.environ["${serverVariable}"]`] : []),
    ...(takesIdempotencyKey ? ['idempotency_key = str(uuid.uuid4())'] : []),
    `response = requests.${method.toLowerCase()}(`,
    ...callArguments.map((line) => `    ${line}`),
    ')',
    `print(response.status_code${response ? ', response.json()' : ''})`,
  ].join('\n');
}

/** Writes complete programs: `getStatus` → `curl "https://…/status"`, `await fetch(…)`, `requests.get(…)`. */
export const samplesOf = (operation: Operation): CodeSample[] => [
  {language: 'bash', code: curl(operation)},
  {language: 'js', code: javascript(operation)},
  {language: 'python', code: python(operation)},
];
