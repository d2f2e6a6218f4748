import {sampleServer} from '../../facts/sampleServer';
import type {Field, FieldType, Json, JsonObject} from '../../facts/types';
import {fieldsOf, type Operation} from './operations';

/** A moment as samples compute it, so that it does not age: so many units from when the sample runs, negative before. */
export interface Moment {
  count: number;
  unit: 'hour' | 'day';
}

/** What stands at the top of a sample: a value of the reader's own server, or a moment. */
export interface SampleVariable {
  /** As the API has it: `channel_id`. */
  name: string;
  value: string | readonly string[] | Moment;
}

/** What a request sends, with the names of variables where their values are. */
export interface VariableRequest extends Pick<Operation['example'], 'path' | 'query'> {
  variables: readonly SampleVariable[];
  body?: JsonObject;
}

/** Stands around the name of a variable, as no text of ours has it. */
const mark = '\uE000';

/** A text that is the name of a variable. */
const marked = new RegExp(`^${mark}(?<name>\\w+)${mark}$`);

/** The variable that a text names. */
export const variableIn = (text: string): string | undefined => marked.exec(text)?.groups?.name;

const idTypes: readonly FieldType[] = ['id', 'snowflake', 'channel_id', 'role_id'];
const idListTypes: readonly FieldType[] = [
  'id_list',
  'snowflake_list',
  'channel_id_list',
  'role_id_list',
  'user_id_list',
];

const milliseconds = {hour: 60 * 60 * 1000, day: 24 * 60 * 60 * 1000} as const;

/** What a moment is, if a value is one. */
export const isMoment = (value: SampleVariable['value']): value is Moment =>
  typeof value === 'object' && 'unit' in value;

/** Units in milliseconds, as a program writes them. */
export const unitText: Readonly<Record<Moment['unit'], string>> = {
  hour: '60 * 60 * 1000',
  day: '24 * 60 * 60 * 1000',
};

/** A moment near that of the samples: in whole hours if it is within half a day, else in whole days. */
export function momentOf(time: string): Moment {
  const distance = Date.parse(time) - Date.parse(sampleServer.now);
  const unit = Math.abs(distance) < milliseconds.day / 2 ? 'hour' : 'day';
  return {count: Math.sign(distance) * Math.max(1, Math.round(Math.abs(distance) / milliseconds[unit])), unit};
}

/** The variable's value, for fields that get a variable. */
function variableValue({type}: Field, value: Json): SampleVariable['value'] | undefined {
  if (typeof value === 'string') {
    if (idTypes.includes(type)) return value;
    return type === 'datetime' ? momentOf(value) : undefined;
  }
  return idListTypes.includes(type) && Array.isArray(value) ? (value as readonly string[]) : undefined;
}

/** Takes values out of what is sent and puts names of variables in their places. */
class Taker {
  readonly variables: SampleVariable[] = [];

  /** The place of a variable; one with the same value is the same, another one of the name gets a number. */
  place(name: string, value: SampleVariable['value']): string {
    const ofName = this.variables.filter((variable) => variable.name.replace(/_\d+$/, '') === name);
    let variable = ofName.find((known) => JSON.stringify(known.value) === JSON.stringify(value));
    if (!variable) {
      variable = {name: ofName.length === 0 ? name : `${name}_${ofName.length + 1}`, value};
      this.variables.push(variable);
    }
    return `${mark}${variable.name}${mark}`;
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
    const taken = variableValue(field, value);
    if (taken !== undefined) return this.place(field.name, taken);
    if (field.fields === undefined || typeof value !== 'object' || value === null) return value;
    const {fields} = field;
    return Array.isArray(value)
      ? (value as readonly JsonObject[]).map((item) => this.fields(item, fields))
      : this.fields(value as JsonObject, fields);
  }
}

/** JSON with something in the place of each variable. */
export const fillIn = (
  json: Json,
  variables: readonly SampleVariable[],
  write: (variable: SampleVariable) => Json,
): Json =>
  JSON.parse(JSON.stringify(json), (_, value: Json) => {
    const name = typeof value === 'string' ? variableIn(value) : undefined;
    const variable = variables.find((known) => known.name === name);
    return variable ? write(variable) : value;
  }) as Json;

/** The request of an operation's sample, with a variable for each id and each moment in it. */
export function variableRequest({example, pathParameters, queryParameters, request}: Operation): VariableRequest {
  const taker = new Taker();
  const path = Object.entries(example.path).map(([name, value]): [string, string] => {
    const field = pathParameters.find((parameter) => parameter.name === name);
    // That of the server comes from the environment, and one of several words is no id.
    return [name, name === 'guild_id' || field?.values ? value : taker.place(name, value)];
  });
  const query = taker.fields(example.query, queryParameters) as VariableRequest['query'];
  const body = example.request && request && taker.fields(example.request, fieldsOf(request));
  return {variables: taker.variables, path: Object.fromEntries(path), query, ...(body && {body})};
}
