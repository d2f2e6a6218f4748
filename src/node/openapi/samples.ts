import stringify from 'json-stringify-pretty-compact';
import {api} from '../../facts/api';
import {links} from '../../facts/links';
import type {Json} from '../../facts/types';
import type {Operation} from './operations';

/** A request in one language; `language` is the name that highlighters know. */
export interface Sample {
  language: 'bash' | 'js' | 'python';
  code: string;
}

/** Said where a program makes the value of an idempotency key. */
const KEEP = 'Keep this value when you send the same request again.';

const {keyVariable} = api.authentication;
const {serverVariable} = api.samples;

/** JSON with short lists and objects on one line. */
export const formatJson = (value: Json, indent = 2): string => stringify(value, {maxLength: 64, indent});

const jsonTokens = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?|\b(?:true|false|null)\b/g;

/** JSON as a literal of JavaScript in the usual style: names bare, texts in single quotes unless they hold one. */
const javascriptLiteral = (value: Json): string =>
  formatJson(value).replace(jsonTokens, (token, colon: string | undefined) => {
    if (!token.startsWith('"')) return token;
    if (colon !== undefined) return token.replace(/^"([A-Za-z_]\w*)"/, '$1');
    return token.includes("'") ? token : `'${token.slice(1, -1).replaceAll('\\"', '"')}'`;
  });

const pythonWords: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** JSON as a literal of Python: texts are the same in both. */
const pythonLiteral = (value: Json): string =>
  formatJson(value, 4).replace(jsonTokens, (token) => pythonWords[token] ?? token);

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** The address of a request. The server's id comes from a variable, written as the language does it. */
function address({path, example}: Operation, server: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'guild_id' ? server : encodeURIComponent(example.path[name] ?? ''),
  );
  return `${links.api}${filled}`;
}

/** The query with its question mark; times keep their colons, which a query can hold (RFC 3986, 3.4). */
function query({example}: Operation): string {
  const text = new URLSearchParams(
    Object.entries(example.query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%3A', ':')}`;
}

const needsKey = ({scope}: Operation): boolean => scope !== 'none';
const namesServer = ({path}: Operation): boolean => path.includes('{guild_id}');

function curl(operation: Operation): string {
  const {id, method, example, idempotencyKey} = operation;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: Bearer $${keyVariable}`] : []),
    ...(example.request ? ['Content-Type: application/json'] : []),
    ...(idempotencyKey ? [`${api.idempotency.header}: $once`] : []),
  ];
  const body = example.request && formatJson(example.request).replaceAll("'", String.raw`'\''`);
  const request = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${address(operation, `$${serverVariable}`)}${query(operation)}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body === undefined ? [] : [`-d '${body}'`]),
  ].join(' \\\n  ');
  return idempotencyKey ? `# ${KEEP}\nonce=${id}-$(date +%s)-$RANDOM\n${request}` : request;
}

function javascript(operation: Operation): string {
  const {method, example, idempotencyKey, response} = operation;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: \`Bearer \${process.env.${keyVariable}}\`,`] : []),
    ...(example.request ? ["'Content-Type': 'application/json',"] : []),
    ...(idempotencyKey ? [`'${api.idempotency.header}': once,`] : []),
  ];
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: {\n    ${headers.join('\n    ')}\n  },`] : []),
    ...(example.request ? [`body: JSON.stringify(${indented(javascriptLiteral(example.request), 2)}),`] : []),
  ];
  const target = `${address(operation, '${server}')}${query(operation)}`;
  const quoted = namesServer(operation) ? `\`${target}\`` : `'${target}'`;
  const options = init.length > 0 ? `, {\n  ${init.join('\n  ')}\n}` : '';
  return [
    ...(namesServer(operation) ? [`const server = process.env.${serverVariable};`] : []),
    ...(idempotencyKey ? [`// ${KEEP}`, 'const once = crypto.randomUUID();'] : []),
    `const response = await fetch(${quoted}${options});`,
    `console.log(response.status${response ? ', await response.json()' : ''});`,
  ].join('\n');
}

function python(operation: Operation): string {
  const {method, example, idempotencyKey, response} = operation;
  const headers = [
    ...(needsKey(operation) ? [`"Authorization": f"Bearer {os.environ['${keyVariable}']}",`] : []),
    ...(idempotencyKey ? [`"${api.idempotency.header}": once,`] : []),
  ];
  // The library would send True for a truth value.
  const values = Object.entries(example.query).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  const lines = [
    `${namesServer(operation) ? 'f' : ''}"${address(operation, '{server}')}",`,
    ...(headers.length > 0 ? [`headers={\n        ${headers.join('\n        ')}\n    },`] : []),
    ...(values.length > 0 ? [`params=${indented(pythonLiteral(Object.fromEntries(values)), 4)},`] : []),
    ...(example.request ? [`json=${indented(pythonLiteral(example.request), 4)},`] : []),
    'timeout=10,',
  ];
  return [
    ...(needsKey(operation) ? ['import os'] : []),
    ...(idempotencyKey ? ['import uuid'] : []),
    ...(needsKey(operation) ? [''] : []),
    'import requests',
    '',
    ...(namesServer(operation) ? [`server = os.environ["${serverVariable}"]`] : []),
    ...(idempotencyKey ? [`# ${KEEP}`, 'once = str(uuid.uuid4())'] : []),
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => `    ${line}`),
    ')',
    `print(response.status_code${response ? ', response.json()' : ''})`,
  ].join('\n');
}

/** The request of an operation in the three languages, each complete: it runs as it stands. */
export const samplesOf = (operation: Operation): Sample[] => [
  {language: 'bash', code: curl(operation)},
  {language: 'js', code: javascript(operation)},
  {language: 'python', code: python(operation)},
];
