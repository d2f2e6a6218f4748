import {sampleServer} from '../../facts/sampleServer';
import type {Field, FieldType, Json, JsonObject} from '../../facts/types';
import {fieldsOf, type Operation} from './operations';

/** A time relative to when a sample runs, so samples don't age. Negative counts are in the past. */
export interface Moment {
  count: number;
  unit: 'hour' | 'day';
}

/** A variable at the top of a sample: an id of the reader's server, or a moment. */
export interface SampleVariable {
  /** `channel_id` */
  name: string;
  value: string | readonly string[] | Moment;
}

export interface VariableRequest extends Pick<Operation['example'], 'path' | 'query'> {
  variables: readonly SampleVariable[];
  body?: JsonObject;
}

/** A private-use character around names of variables. */
const delimiter = '\uE000';

const variablePattern = new RegExp(`^${delimiter}(?<name>\\w+)${delimiter}$`);

export const variableName = (text: string): string | undefined => variablePattern.exec(text)?.groups?.name;

const idTypes: readonly FieldType[] = ['id', 'snowflake', 'channel_id', 'role_id'];
const idListTypes: readonly FieldType[] = [
  'id_list',
  'snowflake_list',
  'channel_id_list',
  'role_id_list',
  'user_id_list',
];

const milliseconds = {hour: 60 * 60 * 1000, day: 24 * 60 * 60 * 1000} as const;

export const isMoment = (value: SampleVariable['value']): value is Moment =>
  typeof value === 'object' && 'unit' in value;

export const unitText: Readonly<Record<Moment['unit'], string>> = {
  hour: '60 * 60 * 1000',
  day: '24 * 60 * 60 * 1000',
};

/** Rounds to whole hours within half a day of the samples' time, otherwise to whole days: `{count: 4, unit: 'day'}`. */
export function momentOf(time: string): Moment {
  const distance = Date.parse(time) - Date.parse(sampleServer.now);
  const unit = Math.abs(distance) < milliseconds.day / 2 ? 'hour' : 'day';
  return {count: Math.sign(distance) * Math.max(1, Math.round(Math.abs(distance) / milliseconds[unit])), unit};
}

/** Only ids, lists of ids and moments become variables. */
function variableValue({type}: Field, value: Json): SampleVariable['value'] | undefined {
  if (typeof value === 'string') {
    if (idTypes.includes(type)) return value;
    return type === 'datetime' ? momentOf(value) : undefined;
  }
  return idListTypes.includes(type) && Array.isArray(value) ? (value as readonly string[]) : undefined;
}

class VariableExtractor {
  readonly variables: SampleVariable[] = [];

  /** Equal values share a variable; others with the same name get a number. */
  variableFor(name: string, value: SampleVariable['value']): string {
    const ofName = this.variables.filter((variable) => variable.name.replace(/_\d+$/, '') === name);
    let variable = ofName.find((known) => JSON.stringify(known.value) === JSON.stringify(value));
    if (!variable) {
      variable = {name: ofName.length === 0 ? name : `${name}_${ofName.length + 1}`, value};
      this.variables.push(variable);
    }
    return `${delimiter}${variable.name}${delimiter}`;
  }

  fields(values: JsonObject, fields: readonly Field[]): JsonObject {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]): [string, Json] => {
        const field = fields.find((field) => field.name === name);
        return [name, field ? this.value(field, value) : value];
      }),
    );
  }

  value(field: Field, value: Json): Json {
    const extracted = variableValue(field, value);
    if (extracted !== undefined) return this.variableFor(field.name, extracted);
    if (field.fields === undefined || typeof value !== 'object' || value === null) return value;
    const {fields} = field;
    return Array.isArray(value)
      ? (value as readonly JsonObject[]).map((item) => this.fields(item, fields))
      : this.fields(value as JsonObject, fields);
  }
}

export const replaceVariables = (
  json: Json,
  variables: readonly SampleVariable[],
  write: (variable: SampleVariable) => Json,
): Json =>
  JSON.parse(JSON.stringify(json), (_, value: Json) => {
    const name = typeof value === 'string' ? variableName(value) : undefined;
    const variable = variables.find((known) => known.name === name);
    return variable ? write(variable) : value;
  }) as Json;

/** `{channel_id: '1179…'}` → `{channel_id: <channel_id>}`, and `channel_id` in `variables`. */
export function variableRequest({example, pathParameters, queryParameters, request}: Operation): VariableRequest {
  const extractor = new VariableExtractor();
  const path = Object.entries(example.path).map(([name, value]): [string, string] => {
    const field = pathParameters.find((parameter) => parameter.name === name);
    // The server's id is an environment variable, and an enum isn't an id.
    return [name, name === 'guild_id' || field?.values ? value : extractor.variableFor(name, value)];
  });
  const query = extractor.fields(example.query, queryParameters) as VariableRequest['query'];
  const body = example.request && request && extractor.fields(example.request, fieldsOf(request));
  return {variables: extractor.variables, path: Object.fromEntries(path), query, ...(body && {body})};
}
