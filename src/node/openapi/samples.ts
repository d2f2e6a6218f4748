import stringify from 'json-stringify-pretty-compact';
import {api} from '../../facts/api';
import {links} from '../../facts/links';
import type {Json, JsonObject} from '../../facts/types';
import type {Operation} from './operations';
import {
  isMoment,
  unitText,
  variableIn,
  variableRequest,
  type Moment,
  type SampleVariable,
  type VariableRequest,
} from './sampleVariables';

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

/** The variable that a token of JSON names. */
const variableAt = (token: string): string | undefined =>
  token.startsWith('"') && token.endsWith('"') ? variableIn(token.slice(1, -1)) : undefined;

/** A name of the API as JavaScript has names: `channel_id` becomes `channelId`. */
const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** JSON as a literal of JavaScript in the usual style: names bare, texts in single quotes unless they hold one. */
const javascriptLiteral = (value: Json): string =>
  formatJson(value).replace(jsonTokens, (token, colon: string | undefined) => {
    if (!token.startsWith('"')) return token;
    if (colon !== undefined) return token.replace(/^"([A-Za-z_]\w*)"/, '$1');
    const variable = variableAt(token);
    if (variable !== undefined) return camelCase(variable);
    return token.includes("'") ? token : `'${token.slice(1, -1).replaceAll('\\"', '"')}'`;
  });

const pythonWords: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** JSON as a literal of Python: texts are the same in both. */
const pythonLiteral = (value: Json): string =>
  formatJson(value, 4).replace(jsonTokens, (token) => variableAt(token) ?? pythonWords[token] ?? token);

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** How a language writes a variable in an address; the server's id is one, too. */
type InAddress = (name: string) => string;

/** Name of the variable that holds the server's id. */
const SERVER = 'server';

/** The address of a request, with its variables as the language has them. */
function address({path}: Operation, {path: values}: VariableRequest, write: InAddress): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    const variable = name === 'guild_id' ? SERVER : variableIn(value);
    return variable === undefined ? encodeURIComponent(value) : write(variable);
  });
  return `${links.api}${filled}`;
}

/** The query with its question mark. What variables hold needs no escapes: ids, and moments (RFC 3986, 3.4). */
function query({query: values}: VariableRequest, write: InAddress): string {
  const pairs = Object.entries(values).map(([name, value]) => {
    const variable = variableIn(String(value));
    return `${name}=${variable === undefined ? encodeURIComponent(String(value)) : write(variable)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const needsKey = ({scope}: Operation): boolean => scope !== 'none';
const namesServer = ({path}: Operation): boolean => path.includes('{guild_id}');

/** ` + 4 * day`, as something is reckoned from now. */
const away = ({count, unit}: Moment): string =>
  ` ${count < 0 ? '-' : '+'} ${Math.abs(count) === 1 ? '' : `${Math.abs(count)} * `}${unit}`;

/** Letters of units, as the `date` of macOS has them. */
const macosUnits: Readonly<Record<Moment['unit'], string>> = {hour: 'H', day: 'd'};

/** A moment by either of the two programs named `date`: that of Linux, or that of macOS. */
function bashMoment({count, unit}: Moment): string {
  const format = '+%FT%TZ';
  const macos = `${count < 0 ? '' : '+'}${count}${macosUnits[unit]}`;
  return `$(date -u -d '${count} ${unit}s' ${format} 2>/dev/null || date -u -v${macos} ${format})`;
}

const bashVariable = ({name, value}: SampleVariable): string =>
  `${name}=${isMoment(value) ? bashMoment(value) : typeof value === 'string' ? value : `'${formatJson(value)}'`}`;

/** A body whose variables the shell fills in, behind which curl's other arguments cannot stand. */
function bashBody(body: JsonObject, variables: readonly SampleVariable[]): string {
  const isList = (name: string): boolean =>
    variables.some((known) => known.name === name && Array.isArray(known.value));
  const json = formatJson(body)
    .replaceAll(/[\\$`]/g, String.raw`\$&`)
    .replace(jsonTokens, (token) => {
      const variable = variableAt(token);
      return variable === undefined ? token : isList(variable) ? `$${variable}` : `"$${variable}"`;
    });
  return `-d @- <<JSON\n${json}\nJSON`;
}

function curl(operation: Operation): string {
  const {id, method, idempotencyKey} = operation;
  const request = variableRequest(operation);
  const {body, variables} = request;
  const write: InAddress = (name) => `$${name === SERVER ? serverVariable : name}`;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: Bearer $${keyVariable}`] : []),
    ...(body ? ['Content-Type: application/json'] : []),
    ...(idempotencyKey ? [`${api.idempotency.header}: $once`] : []),
  ];
  const hasVariables =
    body !== undefined && [...formatJson(body).matchAll(jsonTokens)].some(([token]) => variableAt(token));
  const sent = body && formatJson(body).replaceAll("'", String.raw`'\''`);
  const command = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${address(operation, request, write)}${query(request, write)}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body === undefined ? [] : [hasVariables ? bashBody(body, variables) : `-d '${sent}'`]),
  ].join(' \\\n  ');
  return [
    ...variables.map(bashVariable),
    ...(idempotencyKey ? [`# ${KEEP}`, `once=${id}-$(date +%s)-$RANDOM`] : []),
    command,
  ].join('\n');
}

function javascriptVariables(variables: readonly SampleVariable[]): string[] {
  const used = (['hour', 'day'] as const).filter((unit) =>
    variables.some(({value}) => isMoment(value) && value.unit === unit),
  );
  return [
    ...used.map((unit) => `const ${unit} = ${unitText[unit]};`),
    ...variables.map(({name, value}) => {
      const written = isMoment(value) ? `new Date(Date.now()${away(value)}).toISOString()` : javascriptLiteral(value);
      return `const ${camelCase(name)} = ${written};`;
    }),
  ];
}

function javascript(operation: Operation): string {
  const {method, idempotencyKey, response} = operation;
  const request = variableRequest(operation);
  const {body, variables} = request;
  const write: InAddress = (name) => `\${${camelCase(name)}}`;
  const headers = [
    ...(needsKey(operation) ? [`Authorization: \`Bearer \${process.env.${keyVariable}}\`,`] : []),
    ...(body ? ["'Content-Type': 'application/json',"] : []),
    ...(idempotencyKey ? [`'${api.idempotency.header}': once,`] : []),
  ];
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: {\n    ${headers.join('\n    ')}\n  },`] : []),
    ...(body ? [`body: JSON.stringify(${indented(javascriptLiteral(body), 2)}),`] : []),
  ];
  const target = `${address(operation, request, write)}${query(request, write)}`;
  const quoted = target.includes('${') ? `\`${target}\`` : `'${target}'`;
  const options = init.length > 0 ? `, {\n  ${init.join('\n  ')}\n}` : '';
  return [
    ...(namesServer(operation) ? [`const ${SERVER} = process.env.${serverVariable};`] : []),
    ...javascriptVariables(variables),
    ...(idempotencyKey ? [`// ${KEEP}`, 'const once = crypto.randomUUID();'] : []),
    `const response = await fetch(${quoted}${options});`,
    `console.log(response.status${response ? ', await response.json()' : ''});`,
  ].join('\n');
}

const pythonVariable = ({name, value}: SampleVariable): string => {
  if (!isMoment(value)) return `${name} = ${pythonLiteral(value)}`;
  const {count, unit} = value;
  const moment = `datetime.now(timezone.utc) ${count < 0 ? '-' : '+'} timedelta(${unit}s=${Math.abs(count)})`;
  return `${name} = (${moment}).isoformat(timespec="seconds")`;
};

function python(operation: Operation): string {
  const {method, idempotencyKey, response} = operation;
  const request = variableRequest(operation);
  const {body, variables} = request;
  const headers = [
    ...(needsKey(operation) ? [`"Authorization": f"Bearer {os.environ['${keyVariable}']}",`] : []),
    ...(idempotencyKey ? [`"${api.idempotency.header}": once,`] : []),
  ];
  // The library would send True for a truth value.
  const values = Object.entries(request.query).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  const target = address(operation, request, (name) => `{${name}}`);
  const lines = [
    `${target.includes('{') ? 'f' : ''}"${target}",`,
    ...(headers.length > 0 ? [`headers={\n        ${headers.join('\n        ')}\n    },`] : []),
    ...(values.length > 0 ? [`params=${indented(pythonLiteral(Object.fromEntries(values)), 4)},`] : []),
    ...(body ? [`json=${indented(pythonLiteral(body), 4)},`] : []),
    'timeout=10,',
  ];
  return [
    ...(needsKey(operation) ? ['import os'] : []),
    ...(idempotencyKey ? ['import uuid'] : []),
    ...(variables.some(({value}) => isMoment(value)) ? ['from datetime import datetime, timedelta, timezone'] : []),
    ...(needsKey(operation) ? [''] : []),
    'import requests',
    '',
    ...(namesServer(operation) ? [`${SERVER} = os.environ["${serverVariable}"]`] : []),
    ...variables.map(pythonVariable),
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
