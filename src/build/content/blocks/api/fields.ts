import {api} from '../../../../facts/api';
import type {DefaultValue, Field, FieldRule, Json, Replacement} from '../../../../facts/types';
import {fieldRuleSentences} from '../../../../facts/derived/api/fieldRules';
import {findDeprecation, parseSuccessors} from '../../../../facts/derived/api/replacedFields';
import {paths, releaseAnchorId} from '../../../../facts/derived/paths';
import {capitalized, endSentence} from '../../../../lib/sentences';
import {fieldAnchor, objectAnchor} from '../../../api/anchors';
import {objectLabel} from '../../../api/objectLabel';
import {embedObjectName} from '../../../api/schema';
import {code, withDetectedCode, join, mdx, paragraphs, type Markdown, type MdxValue} from '../mdxTemplate';
import {rangeText} from '../valueWords';

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

/** `channel_id_list` → `list of snowflakes`. */
function typeName(type: string): string {
  const itemType = /^(.+)_list$/.exec(type)?.[1];
  return itemType === undefined ? (typeNames[type] ?? type.replaceAll('_', ' ')) : `list of ${typeName(itemType)}s`;
}

/** Returns the name of the object in a field, if the object has a heading of its own. */
export const linkedObjectName = ({type, entity}: Field): string | undefined =>
  type === 'settings_object' ? 'settings' : entity;

const embedLink = mdx`[${capitalized(objectLabel(embedObjectName))}](${paths.apiGeneral}#${objectAnchor(embedObjectName)})`;

/** `string, 1 to 300`, `integer, 0 or 60 to 3600 seconds`, `one of custom, native`, `list of snowflakes, at most 10`. */
export function allowedFieldValueText(field: Field): Markdown {
  const {type, values, min, max, unit, prefix, nullable, zeroMeans} = field;
  const orNull = nullable && type !== 'limit_value' && ' or null';
  const objectName = linkedObjectName(field);
  if (objectName !== undefined) {
    const objectLink = mdx`[${objectLabel(objectName)}](#${objectAnchor(objectName)})`;
    const range = rangeText(min, max);
    return type === 'entity_list' ? mdx`list of ${objectLink}${range && `, ${range}`}` : mdx`${objectLink}${orNull}`;
  }
  if (type === 'embed_object') return mdx`${embedLink}${orNull}`;
  // The general page explains formats such as `hex_color`.
  if (type in api.protocol.formats) return mdx`[${type.replaceAll('_', ' ')}](${paths.apiGeneral}#forms)${orNull}`;
  if (values) return mdx`${type === 'enum_list' ? 'any' : 'one'} of ${join(values.map(code), ', ')}${orNull}`;
  const typeText = prefix ? mdx`${typeName(type)} ${code(`${prefix}_…`)}` : typeName(type);
  const orZero = zeroMeans !== undefined && min !== undefined && min > 0 && '0 or';
  const size = [orZero, rangeText(min, max), unit].filter(Boolean).join(' ');
  return mdx`${typeText}${orNull}${size && `, ${size}`}`;
}

const valueCode = (value: DefaultValue | Json): MdxValue =>
  value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value));

/** Adds a full stop unless the value is a string that ends with one. */
const withFullStop = (value: DefaultValue | Json): MdxValue => [
  valueCode(value),
  !(typeof value === 'string' && endSentence(value) === value) && '.',
];

const typesWithoutExample: readonly Field['type'][] = [
  'boolean',
  'enum',
  'enum_list',
  'any',
  'object',
  'object_map',
  'embed_object',
];

const isEmptyExample = (value: Json | undefined): value is undefined | null =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** `response`: a response, or parameters in a path, always required. `request`: a body or query. `object`: an object in requests. */
type View = 'response' | 'request' | 'object';

const requiredWords: Readonly<Record<View, string | undefined>> = {
  response: undefined,
  request: 'required',
  object: 'required to create',
};

interface FieldContext {
  view: View;
  /** Prefix of the fields' anchors: `object-poll`. */
  anchor: string;
  object?: {rules: readonly FieldRule[]; fields: readonly Field[]};
  /** Path of the parent field, with a final dot: `answers.`. */
  parentPath?: string;
}

interface FieldNote {
  /** Default: all. */
  views?: readonly View[];
  render: (field: Field, context: FieldContext) => MdxValue;
}

const requestViews: readonly View[] = ['request', 'object'];

/** Puts the values that a text explains in code font: `null: no answer` → `` `null`: no answer `` */
const withCodeValues = (text: string, {values = []}: Field): string =>
  text.replaceAll(new RegExp(`(?<![\\w\`])(?:${[...values, 'null'].join('|')})(?=:)`, 'g'), '`$&`');

/** Sentences about a field, in display order. */
const fieldNotes: readonly FieldNote[] = [
  {render: (field) => withDetectedCode(endSentence(withCodeValues(field.description, field)))},
  {render: ({note}) => note && withDetectedCode(endSentence(capitalized(note)))},
  {render: ({zeroMeans}) => zeroMeans && endSentence(`Use 0 to ${zeroMeans}`)},
  {
    views: requestViews,
    render: ({name}, {object, parentPath = ''}) =>
      object && join(fieldRuleSentences(parentPath + name, object.rules, object.fields).map(withDetectedCode), ' '),
  },
  {render: ({limit}) => limit && mdx`Your plan limits this (${code(limit)}).`},
  {render: ({premium}) => premium && 'Premium only.'},
  {views: requestViews, render: (field) => field.readonly && 'Read-only.'},
  {render: ({createOnly}) => createOnly && 'Set at creation only.'},
  {
    render: ({pattern, type}) =>
      pattern && mdx`${type.endsWith('_list') ? 'Each matches' : 'Matches'} ${code(pattern)}.`,
  },
  {
    views: requestViews,
    render: ({default: defaultValue}) =>
      defaultValue !== undefined && defaultValue !== null && mdx`Default ${withFullStop(defaultValue)}`,
  },
  {render: ({defaultNote}) => defaultNote && withDetectedCode(endSentence(`Default: ${defaultNote}`))},
  {
    render: ({example, fields, type}) =>
      !isEmptyExample(example) &&
      !fields &&
      !typesWithoutExample.includes(type) &&
      mdx`Example: ${withFullStop(example)}`,
  },
];

const fieldText = (field: Field, context: FieldContext): MdxValue =>
  join(
    fieldNotes.filter(({views}) => views?.includes(context.view) ?? true).map(({render}) => render(field, context)),
    ' ',
  );

const childContext = (field: Field, context: FieldContext): FieldContext => ({
  ...context,
  anchor: fieldAnchor(context.anchor, [field.name]),
  parentPath: `${context.parentPath ?? ''}${field.name}.`,
});

export const requiredSuffix = ({required}: Field, word = 'required'): MdxValue =>
  required && mdx`, **${word}**${required === 'unless_former' && ', or the deprecated field that it replaced'}`;

function fieldTitle(field: Field, {anchor, view}: FieldContext): Markdown {
  const word = requiredWords[view];
  return mdx`<Anchor id="${fieldAnchor(anchor, [field.name])}" linked>${code(field.name)}</Anchor> *${allowedFieldValueText(field)}*${
    word && requiredSuffix(field, word)
  }`;
}

const successorLinks = (replaced: Replacement, anchor: string): MdxValue =>
  join(
    parseSuccessors(replaced).map(
      ({object, name}) =>
        mdx`[${code(name)}](#${fieldAnchor(object === undefined ? anchor : objectAnchor(object), [name])})`,
    ),
    ' and ',
  );

/** `Deprecated since Logging 3.0.0: use groups instead. It works until 2027-06-16 at least.` */
function deprecationMarkdown(replaced: Replacement, anchor: string): Markdown {
  const {component, release, until} = findDeprecation(replaced);
  const page = paths.component('current', component.name);
  const since = mdx`[${component.title} ${release.version}](${page}#${releaseAnchorId(release.version)})`;
  const use = replaced.by.length > 0 && mdx`: use ${successorLinks(replaced, anchor)} instead`;
  return mdx`Deprecated since ${since}${use}. It works until ${until} at least. ${withDetectedCode(endSentence(replaced.remainingEffect))}`;
}

function deprecatedFieldDetails(fields: readonly Field[], context: FieldContext): MdxValue {
  if (fields.length === 0) return undefined;
  const deprecatedFieldText = (field: Field): Markdown => mdx`
    ${fieldTitle(field, context)}

    ${fieldText(field, context)}

    ${field.replaced && deprecationMarkdown(field.replaced, context.anchor)}
  `;
  const joinedNames = join(
    fields.map(({name}) => code(name)),
    ', ',
  );
  return mdx`
    <details>
      <summary>Deprecated: ${joinedNames}</summary>

      ${paragraphs(fields.map(deprecatedFieldText))}
    </details>
  `;
}

/** Each deprecated field follows its first successor, and is last in the list if it has none. */
function fieldItems(fields: readonly Field[], context: FieldContext): MdxValue {
  const currentFields = fields.filter(({replaced}) => !replaced);
  const firstSuccessor = ({replaced}: Field): Field | undefined =>
    currentFields.find(({name}) => replaced?.by.includes(name) ?? false);
  const detailsForSuccessor = (successor: Field | undefined): MdxValue =>
    deprecatedFieldDetails(
      fields.filter((field) => field.replaced && firstSuccessor(field) === successor),
      context,
    );
  const fieldItem = (field: Field): Markdown => mdx`
    - ${fieldTitle(field, context)}

      ${fieldText(field, context)}

      ${field.fields && linkedObjectName(field) === undefined && fieldItems(field.fields, childContext(field, context))}

      ${detailsForSuccessor(field)}
  `;
  const detailsWithoutSuccessor = detailsForSuccessor(undefined);
  return paragraphs([...currentFields.map(fieldItem), detailsWithoutSuccessor && mdx`- ${detailsWithoutSuccessor}`]);
}

export const fieldList = (fields: readonly Field[], context: FieldContext): Markdown => mdx`
  <div className="fields">
    ${fieldItems(fields, context)}
  </div>
`;
