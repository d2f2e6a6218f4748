import {api} from '../../../../facts/api';
import type {DefaultValue, Field, FieldRule, Json, Replacement} from '../../../../facts/types';
import {fieldRuleSentences} from '../../../../shared/api/fieldRules';
import {deprecationOf, successors} from '../../../../shared/api/replaced';
import {paths, releaseAnchor} from '../../../../shared/routing/paths';
import {capitalized, sentence} from '../../../../shared/sentences';
import {fieldAnchor, objectAnchor, objectWords} from '../../../openapi/anchors';
import {changeWords, embedObject, isReplaced} from '../../../openapi/schema';
import {inlineMarkdown, worded} from '../inlineMarkdown';
import {apart, code, join, mdx, type Markdown, type Value} from '../mdx';
import {rangeWords} from '../valueWords';

const typeNames: Readonly<Record<string, string>> = {
  text: 'string with variables',
  object_map: 'map of objects',
  iana_timezone: 'IANA time zone',
  url: 'URL',
  limit_value: 'integer, boolean or null',
  channel_id: 'snowflake',
  role_id: 'snowflake',
  user_id: 'snowflake',
  any: 'any JSON value',
};

/** Returns a type in words: `channel_id_list` → `list of snowflakes`. */
function typeName(type: string): string {
  const item = /^(.+)_list$/.exec(type)?.[1];
  return item === undefined ? (typeNames[type] ?? type.replaceAll('_', ' ')) : `list of ${typeName(item)}s`;
}

/** The object that a field holds, if its fields are described under a heading of their own. */
export const namedObject = ({type, entity}: Field): string | undefined =>
  type === 'settings_object' ? 'settings' : entity;

/** The embed, which is described once for all. */
const embedLink = mdx`[${capitalized(objectWords(embedObject))}](${paths.apiGeneral}#${objectAnchor(embedObject)})`;

/** Type of a field with its values, range or length: `string, 1 to 300`. */
export function typeWords(field: Field): Markdown {
  const {type, values, min, max, unit, prefix, nullable, zero} = field;
  const orNull = nullable && type !== 'limit_value' && ' or null';
  const named = namedObject(field);
  if (named !== undefined) {
    const object = mdx`[${objectWords(named)}](#${objectAnchor(named)})`;
    const range = rangeWords(min, max);
    return type === 'entity_list' ? mdx`list of ${object}${range && `, ${range}`}` : mdx`${object}${orNull}`;
  }
  if (type === 'embed_object') return mdx`${embedLink}${orNull}`;
  if (type in api.protocol.forms) return mdx`[${type.replaceAll('_', ' ')}](${paths.apiGeneral}#forms)${orNull}`;
  if (values) return mdx`${type === 'enum_list' ? 'any' : 'one'} of ${join(values.map(code), ', ')}${orNull}`;
  const name = prefix ? mdx`${typeName(type)} ${code(`${prefix}_…`)}` : typeName(type);
  const orZero = zero !== undefined && min !== undefined && min > 0 && '0 or';
  const size = [orZero, rangeWords(min, max), unit].filter(Boolean).join(' ');
  return mdx`${name}${orNull}${size && `, ${size}`}`;
}

/** A value as JSON; a text without its quotation marks. */
const valueCode = (value: DefaultValue | Json): Value =>
  value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value));

/** A value with a full stop, unless it is a text that ends with one. */
const ended = (value: DefaultValue | Json): Value => [
  valueCode(value),
  !(typeof value === 'string' && sentence(value) === value) && '.',
];

/** Types whose values need no explanation. */
const selfEvident: readonly Field['type'][] = [
  'boolean',
  'enum',
  'enum_list',
  'any',
  'object',
  'object_map',
  'embed_object',
];

/** No value, or one that shows nothing. */
const isEmpty = (value: Json | undefined): value is undefined | null =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * - `answer`: fields of an answer or a path, and of objects that no request holds.
 * - `request`: fields of a body or query.
 * - `object`: fields of an object that requests hold.
 * - `changeable`: the same, where a PATCH can change it.
 */
type View = 'answer' | 'request' | 'object' | 'changeable';

/** Word after fields that must be sent. */
const requiredIn: Readonly<Record<View, string | undefined>> = {
  answer: undefined,
  request: 'required',
  object: 'required to create',
  changeable: 'required to create',
};

interface FieldList {
  view: View;
  /** Anchor of what the fields belong to; each field's own anchor begins with it. */
  place: string;
  /** The object whose rules hold among the fields. */
  object?: {rules: readonly FieldRule[]; fields: readonly Field[]};
  /** Names of the fields around them, as rules have them: each with a dot after it. */
  within?: string;
}

interface Note {
  /** The views that have the note; all without it. */
  views?: readonly View[];
  words: (field: Field, list: FieldList) => Value;
}

const sent: readonly View[] = ['request', 'object', 'changeable'];

/** Sentences about a field, in their order. */
const notes: readonly Note[] = [
  {words: ({description}) => inlineMarkdown(sentence(description))},
  {words: ({note}) => note && inlineMarkdown(sentence(capitalized(note)))},
  {words: ({zero}) => zero && sentence(`0 ${zero}`)},
  {
    views: sent,
    words: ({name}, {object, within = ''}) =>
      object && join(fieldRuleSentences(within + name, object.rules, object.fields).map(worded), ' '),
  },
  {words: ({limit}) => limit && mdx`Limit of the plan: ${code(limit)}.`},
  {words: ({premium}) => premium && 'Premium only.'},
  {views: sent, words: (field) => field.readonly && 'Read-only.'},
  {words: ({createOnly}) => createOnly && 'Set at creation only.'},
  {
    views: ['changeable'],
    words: (field) =>
      !field.readonly &&
      !field.createOnly &&
      join(
        changeWords(field).map((words) => mdx`In a ${code('PATCH')}, it ${words}.`),
        ' ',
      ),
  },
  {
    words: ({pattern, type}) =>
      pattern && mdx`${type.endsWith('_list') ? 'Each matches' : 'Matches'} ${code(pattern)}.`,
  },
  {
    views: sent,
    words: ({default: start}) => start !== undefined && start !== null && mdx`Default ${ended(start)}`,
  },
  {words: ({defaultNote}) => defaultNote && inlineMarkdown(sentence(`Default: ${defaultNote}`))},
  {
    words: ({example, fields, type}) =>
      !isEmpty(example) && !fields && !selfEvident.includes(type) && mdx`Example: ${ended(example)}`,
  },
];

const meaning = (field: Field, list: FieldList): Value =>
  join(
    notes.filter(({views}) => views?.includes(list.view) ?? true).map(({words}) => words(field, list)),
    ' ',
  );

/** Describes the list inside a field. A PATCH replaces some lists as a whole, so their items can't be changed. */
const inside = (field: Field, list: FieldList): FieldList => ({
  ...list,
  view: list.view === 'changeable' && isReplaced(field) ? 'object' : list.view,
  place: fieldAnchor(list.place, [field.name]),
  within: `${list.within ?? ''}${field.name}.`,
});

/** Returns ` **required**`, and whether the deprecated field does instead. */
export const requiredWords = ({required}: Field, word = 'required'): Value =>
  required && mdx` **${word}**${required === 'unless_former' && ', or the deprecated field that it replaced'}`;

/** Name and type of a field, which lead to themselves, and whether it is required. */
function fieldTitle(field: Field, {place, view}: FieldList): Markdown {
  const word = requiredIn[view];
  return mdx`<Anchor id="${fieldAnchor(place, [field.name])}" linked>${code(field.name)}</Anchor> *${typeWords(field)}*${
    word && requiredWords(field, word)
  }`;
}

/** Links to the fields that replace another field of a list. */
const successorLinks = (replaced: Replacement, place: string): Value =>
  join(
    successors(replaced).map(
      ({object, name}) =>
        mdx`[${code(name)}](#${fieldAnchor(object === undefined ? place : objectAnchor(object), [name])})`,
    ),
    ' and ',
  );

/** Since when a field is given up, what takes its place, and until when it works. */
function deprecation(replaced: Replacement, place: string): Markdown {
  const {component, release, until} = deprecationOf(replaced);
  const page = paths.component('current', component.name);
  const since = mdx`[${component.title} ${release.version}](${page}#${releaseAnchor(release.version)})`;
  const use = replaced.by.length > 0 && mdx`: use ${successorLinks(replaced, place)} instead`;
  return mdx`Deprecated since ${since}${use}. It works until ${until} at least. ${inlineMarkdown(sentence(replaced.how))}`;
}

/** Fields that releases gave up, folded away. */
function formerFields(fields: readonly Field[], list: FieldList): Value {
  if (fields.length === 0) return undefined;
  const former = (field: Field): Markdown => mdx`
    ${fieldTitle(field, list)}

    ${meaning(field, list)}

    ${field.replaced && deprecation(field.replaced, list.place)}
  `;
  return mdx`
    <details>
      <summary>
        Deprecated: ${join(
          fields.map(({name}) => code(name)),
          ', ',
        )}
      </summary>

      ${apart(fields.map(former))}
    </details>
  `;
}

/** Fields with type and meaning; those of an object inside follow below it, and those that it replaced. */
function fieldItems(fields: readonly Field[], list: FieldList): Value {
  const today = fields.filter(({replaced}) => !replaced);
  const firstSuccessor = ({replaced}: Field): Field | undefined =>
    today.find(({name}) => replaced?.by.includes(name) ?? false);
  const former = (successor: Field | undefined): Value =>
    formerFields(
      fields.filter((field) => field.replaced && firstSuccessor(field) === successor),
      list,
    );
  const item = (field: Field): Markdown => mdx`
    - ${fieldTitle(field, list)}

      ${meaning(field, list)}

      ${field.fields && namedObject(field) === undefined && fieldItems(field.fields, inside(field, list))}

      ${former(field)}
  `;
  const elsewhere = former(undefined);
  return apart([...today.map(item), elsewhere && mdx`- ${elsewhere}`]);
}

export const fieldBlock = (fields: readonly Field[], list: FieldList): Markdown => mdx`
  <div className="fields">
    ${fieldItems(fields, list)}
  </div>
`;
