import stringify from 'json-stringify-pretty-compact';
import {api} from '../../facts/api';
import {links} from '../../facts/links';
import type {Json, JsonObject} from '../../facts/types';
import type {Operation} from './operations';
import {isMoment, unitText, variableName, variableRequest, type Moment, type SampleVariable} from './sampleVariables';

export interface Sample {
  language: 'bash' | 'js' | 'python';
  code: string;
}

const KEEP_COMMENT = 'Keep this value when you send the same request again.';

const {keyVariable} = api.authentication;
const {serverVariable} = api.samples;

/** Writes short lists and objects on one line. */
export const formatJson = (value: Json, indent = 2): string => stringify(value, {maxLength: 64, indent});

const jsonTokens = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?|\b(?:true|false|null)\b/g;

const variableAt = (token: string): string | undefined =>
  token.startsWith('"') && token.endsWith('"') ? variableName(token.slice(1, -1)) : undefined;

/** `channel_id` → `channelId` */
const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `{"a_b": "c"}` → `{a_b: 'c'}` */
const javascriptLiteral = (value: Json): string =>
  formatJson(value).replace(jsonTokens, (token, colon: string | undefined) => {
    if (!token.startsWith('"')) return token;
    if (colon !== undefined) return token.replace(/^"([A-Za-z_]\w*)"/, '$1');
    const variable = variableAt(token);
    if (variable !== undefined) return camelCase(variable);
    return token.includes("'") ? token : `'${token.slice(1, -1).replaceAll('\\"', '"')}'`;
  });

const pythonWords: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** `{"a": true}` → `{"a": True}` */
const pythonLiteral = (value: Json): string =>
  formatJson(value, 4).replace(jsonTokens, (token) => variableAt(token) ?? pythonWords[token] ?? token);

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

const SERVER = 'server';

const prepareRequest = (operation: Operation) => ({
  ...operation,
  ...variableRequest(operation),
  route: operation.path,
  needsKey: operation.scope !== 'none',
  namesServer: operation.path.includes('{guild_id}'),
});

type PreparedRequest = ReturnType<typeof prepareRequest>;

type WriteVariable = (name: string) => string;

/** Variables hold ids and moments, which need no escaping (RFC 3986, 3.4). */
function urlValue(value: string, write: WriteVariable): string {
  const variable = variableName(value);
  return variable === undefined ? encodeURIComponent(value) : write(variable);
}

const url = ({route, path: values}: PreparedRequest, write: WriteVariable): string =>
  links.api +
  route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'guild_id' ? write(SERVER) : urlValue(values[name] ?? '', write),
  );

function urlWithQuery(request: PreparedRequest, write: WriteVariable): string {
  const pairs = Object.entries(request.query).map(([name, value]) => `${name}=${urlValue(String(value), write)}`);
  return url(request, write) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

/** ` + 4 * day` */
const offset = ({count, unit}: Moment): string =>
  ` ${count < 0 ? '-' : '+'} ${Math.abs(count) === 1 ? '' : `${Math.abs(count)} * `}${unit}`;

const macosUnits: Readonly<Record<Moment['unit'], string>> = {hour: 'H', day: 'd'};

/** Works with the `date` of Linux and of macOS, which have different options. */
function bashMoment({count, unit}: Moment): string {
  const format = '+%FT%TZ';
  const macos = `${count < 0 ? '' : '+'}${count}${macosUnits[unit]}`;
  return `$(date -u -d '${count} ${unit}s' ${format} 2>/dev/null || date -u -v${macos} ${format})`;
}

const bashVariable = ({name, value}: SampleVariable): string =>
  `${name}=${isMoment(value) ? bashMoment(value) : typeof value === 'string' ? value : `'${formatJson(value)}'`}`;

/** A body with variables becomes a here-document, which must be curl's last argument. */
function bashBody(body: JsonObject, variables: readonly SampleVariable[]): string {
  const json = formatJson(body);
  if (!(json.match(jsonTokens) ?? []).some(variableAt)) return `-d '${json.replaceAll("'", String.raw`'\''`)}'`;
  const filled = json.replaceAll(/[\\$`]/g, String.raw`\$&`).replace(jsonTokens, (token) => {
    const name = variableAt(token);
    if (name === undefined) return token;
    return Array.isArray(variables.find((known) => known.name === name)?.value) ? `$${name}` : `"$${name}"`;
  });
  return `-d @- <<JSON\n${filled}\nJSON`;
}

function curl(request: PreparedRequest): string {
  const {id, method, needsKey, idempotencyKey, body, variables} = request;
  const write: WriteVariable = (name) => `$${name === SERVER ? serverVariable : name}`;
  const headers = [
    ...(needsKey ? [`Authorization: Bearer $${keyVariable}`] : []),
    ...(body ? ['Content-Type: application/json'] : []),
    ...(idempotencyKey ? [`${api.idempotency.header}: $once`] : []),
  ];
  const command = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${urlWithQuery(request, write)}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body ? [bashBody(body, variables)] : []),
  ].join(' \\\n  ');
  return [
    ...variables.map(bashVariable),
    ...(idempotencyKey ? [`# ${KEEP_COMMENT}`, `once=${id}-$(date +%s)-$RANDOM`] : []),
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
      const written = isMoment(value) ? `new Date(Date.now()${offset(value)}).toISOString()` : javascriptLiteral(value);
      return `const ${camelCase(name)} = ${written};`;
    }),
  ];
}

function javascript(request: PreparedRequest): string {
  const {method, needsKey, namesServer, idempotencyKey, body, variables, response} = request;
  const headers = [
    ...(needsKey ? [`Authorization: \`Bearer \${process.env.${keyVariable}}\`,`] : []),
    ...(body ? ["'Content-Type': 'application/json',"] : []),
    ...(idempotencyKey ? [`'${api.idempotency.header}': once,`] : []),
  ];
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: {\n    ${headers.join('\n    ')}\n  },`] : []),
    ...(body ? [`body: JSON.stringify(${indented(javascriptLiteral(body), 2)}),`] : []),
  ];
  const target = urlWithQuery(request, (name) => `\${${camelCase(name)}}`);
  const quoted = target.includes('${') ? `\`${target}\`` : `'${target}'`;
  const options = init.length > 0 ? `, {\n  ${init.join('\n  ')}\n}` : '';
  return [
    ...(namesServer ? [`const ${SERVER} = process.env.${serverVariable};`] : []),
    ...javascriptVariables(variables),
    ...(idempotencyKey ? [`// ${KEEP_COMMENT}`, 'const once = crypto.randomUUID();'] : []),
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

function python(request: PreparedRequest): string {
  const {method, needsKey, namesServer, idempotencyKey, body, variables, response} = request;
  const headers = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['${keyVariable}']}",`] : []),
    ...(idempotencyKey ? [`"${api.idempotency.header}": once,`] : []),
  ];
  // requests would send True for a boolean.
  const values = Object.entries(request.query).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  const target = url(request, (name) => `{${name}}`);
  const lines = [
    `${target.includes('{') ? 'f' : ''}"${target}",`,
    ...(headers.length > 0 ? [`headers={\n        ${headers.join('\n        ')}\n    },`] : []),
    ...(values.length > 0 ? [`params=${indented(pythonLiteral(Object.fromEntries(values)), 4)},`] : []),
    ...(body ? [`json=${indented(pythonLiteral(body), 4)},`] : []),
    'timeout=10,',
  ];
  return [
    ...(needsKey ? ['import os'] : []),
    ...(idempotencyKey ? ['import uuid'] : []),
    ...(variables.some(({value}) => isMoment(value)) ? ['from datetime import datetime, timedelta, timezone'] : []),
    ...(needsKey ? [''] : []),
    'import requests',
    '',
    ...(namesServer ? [`${SERVER} = os.environ["${serverVariable}"]`] : []),
    ...variables.map(pythonVariable),
    ...(idempotencyKey ? [`# ${KEEP_COMMENT}`, 'once = str(uuid.uuid4())'] : []),
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => `    ${line}`),
    ')',
    `print(response.status_code${response ? ', response.json()' : ''})`,
  ].join('\n');
}

/** Writes complete programs: `getStatus` → `curl "https://…/status"`, `await fetch(…)`, `requests.get(…)`. */
export function samplesOf(operation: Operation): Sample[] {
  const request = prepareRequest(operation);
  return [
    {language: 'bash', code: curl(request)},
    {language: 'js', code: javascript(request)},
    {language: 'python', code: python(request)},
  ];
}
