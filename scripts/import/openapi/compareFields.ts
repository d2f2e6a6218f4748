import type {Field, FieldType, Json} from '../../../src/facts/types';
import {Components, fieldDescription, schemaDescription, type Purpose} from '../../../src/node/openapi/schema';
import {sentFields} from '../../../src/node/openapi/sentFields';
import {isSame, type Difference, type Edit, type Place} from '../difference';
import {fieldFact, factText} from './fieldFact';
import {innerPlace, type FieldsPlace} from './ours';
import type {TheirSchema} from './read';
import {Shapes, type Shape} from './shape';

/** What a document has of one object: in answers, and in requests that create or change it. */
export type ByPurpose = Readonly<Partial<Record<Purpose, Shape>>>;

/** Fields of the facts, and the object that they are in a document. */
export interface FieldsPair {
  /** See `Difference`. */
  subject: string;
  fields: readonly Field[];
  place: FieldsPlace;
  theirs: ByPurpose;
  /** Names of the fields around these: `answers`. */
  within: readonly string[];
}

/** What is compared of a field's schema beside its description; `items.` of what a list holds. */
const keywords = [
  ...(['type', 'union', 'nullable', 'format', 'pattern', 'enum', 'minimum', 'maximum'] as const),
  ...(['minLength', 'maxLength', 'minItems', 'maxItems', 'default'] as const),
] satisfies readonly (keyof Shape)[];
const itemKeywords = ['type', 'enum', 'pattern', 'format'] as const satisfies readonly (keyof Shape)[];

const sizedTexts: readonly FieldType[] = ['string', 'text', 'iana_timezone', 'url'];
const isNumber = ({type, zero}: Field): boolean => (type === 'integer' || type === 'number') && zero === undefined;
const isText = ({type}: Field): boolean => sizedTexts.includes(type);
const isList = ({type}: Field): boolean => type.endsWith('_list');

/** The property of a fact that a keyword comes from, and the fields of which it is the only one. */
const sources: Readonly<Record<string, {property: keyof Field; of: (field: Field) => boolean}>> = {
  minimum: {property: 'min', of: isNumber},
  maximum: {property: 'max', of: isNumber},
  minLength: {property: 'min', of: isText},
  maxLength: {property: 'max', of: isText},
  minItems: {property: 'min', of: isList},
  maxItems: {property: 'max', of: isList},
  enum: {property: 'values', of: ({type}) => type === 'enum'},
  'items.enum': {property: 'values', of: ({type}) => type === 'enum_list'},
  pattern: {property: 'pattern', of: ({type}) => type === 'string'},
  nullable: {property: 'nullable', of: () => true},
  default: {property: 'default', of: () => true},
  required: {property: 'required', of: () => true},
};

const put = ({file, at}: Place, property: string, value: Json | undefined): Edit =>
  value === undefined || value === false
    ? {kind: 'unset', file, at, property}
    : {kind: 'set', file, at, property, value};

/** What a description says beyond the fact of that name: note, unit and the like. */
const besides = (field: Field): string => fieldDescription({...field, description: ''}).replace(/^\. ?/, '');

/**
 * The edits that make the description of a field what a document says; none if edits cannot. Our document says more than
 * the fact: a note, which can go, and what follows from unit, default and plan, which has to be in the text.
 */
function descriptionEdits(field: Field, theirs: string, place: Place, property: string): Edit[] {
  const text = `${factText(theirs)}.`;
  const before = (rest: string): string | undefined =>
    text.endsWith(rest) && text.length > rest.length ? factText(text.slice(0, text.length - rest.length)) : undefined;
  const beforeAll = before(besides(field));
  if (beforeAll !== undefined) return [put(place, property, beforeAll)];
  const withoutNote = before(besides({...field, note: undefined}));
  return withoutNote === undefined ? [] : [put(place, property, withoutNote), put(place, 'note', undefined)];
}

/** Texts that differ in spaces, the first letter's case and the last full stop are the same. */
export const isSameText = (ours: string, theirs: string): boolean =>
  factText(ours).toLowerCase() === factText(theirs).toLowerCase();

const placeIn = ({list, shared}: FieldsPlace, name: string): Place | undefined => {
  const place = list ?? shared;
  return place && {file: place.file, at: [...place.at, name]};
};

const sharedWords = 'All modules share this: change it for all of them in api.moduleResource, or leave it.';

/** The object in a field: itself, that of a list, or that of free keys. */
function innerShape(shape: Shape, shapes: Shapes): Shape | undefined {
  const inner = shape.items ?? shape.values;
  if (inner) return shapes.of(inner);
  return Object.keys(shape.properties).length > 0 ? shape : undefined;
}

/** A shape for each purpose for which there is one. */
const mapPurposes = (theirs: ByPurpose, of: (shape: Shape) => Shape | undefined): ByPurpose =>
  Object.fromEntries(
    Object.entries(theirs).flatMap(([purpose, shape]) => {
      const found = of(shape);
      return found ? [[purpose, found]] : [];
    }),
  );

/** Whether our document has a field for a purpose. */
const isIn = (field: Field, purpose: Purpose): boolean =>
  purpose === 'answer' || sentFields([field], purpose).length > 0;

/** A value that can be compared as JSON. */
const valueOf = (shape: Shape | undefined, keyword: keyof Shape): Json | undefined =>
  shape?.[keyword] as Json | undefined;

/** Compares fields of one document with the facts; each point of a fact once, however many objects have it. */
export class FieldComparer {
  readonly #components = new Components();
  readonly #seen = new Set<string>();

  /** @param shapes of the document */
  constructor(readonly shapes: Shapes) {}

  /** Differences of the fields of an object, down to those of objects in it. */
  compare(pair: FieldsPair): Difference[] {
    const purposes = Object.keys(pair.theirs) as Purpose[];
    const names = new Set(Object.values(pair.theirs).flatMap(({properties}) => Object.keys(properties)));
    return [
      ...pair.fields
        .filter((field) => names.has(field.name) || purposes.some((purpose) => isIn(field, purpose)))
        .flatMap((field) => (names.has(field.name) ? this.#field(field, pair) : this.#gone(field, pair))),
      ...this.#allAdded([...names], pair),
    ];
  }

  /** Whether this point of this fact is new; what a module and another share is compared once. */
  #isFirst(pair: FieldsPair, name: string, point: string): boolean {
    const key = JSON.stringify([placeIn(pair.place, name), point]);
    const first = !this.#seen.has(key);
    this.#seen.add(key);
    return first;
  }

  /** What all differences of a field have. */
  #about(pair: FieldsPair, name: string): Pick<Difference, 'subject' | 'part' | 'place'> {
    const place = placeIn(pair.place, name);
    return {subject: pair.subject, part: `field ${[...pair.within, name].join('.')}`, ...(place && {place})};
  }

  #gone(field: Field, pair: FieldsPair): Difference[] {
    if (!this.#isFirst(pair, field.name, 'gone')) return [];
    const byHand = pair.place.list
      ? 'Say what `replaced` it; if the API never had it, remove it, and what names it: examples, filters and texts.'
      : sharedWords;
    return [{...this.#about(pair, field.name), kind: 'gone', edits: [], byHand}];
  }

  /** Fields that the facts do not have; each goes behind the one before it that they have, or get. */
  #allAdded(names: readonly string[], pair: FieldsPair): Difference[] {
    const known = pair.fields.map(({name}) => name);
    const placed = new Set(known);
    return names.flatMap((name, index) => {
      if (known.includes(name)) return [];
      const after = names.slice(0, index).findLast((earlier) => placed.has(earlier)) ?? known.at(-1);
      const added = this.#added(name, after, pair);
      if (added.some(({edits}) => edits.length > 0)) placed.add(name);
      return added;
    });
  }

  #added(name: string, after: string | undefined, pair: FieldsPair): Difference[] {
    const {place} = pair;
    if (!this.#isFirst(pair, name, 'added')) return [];
    const list = place.list ?? place.shared;
    const difference: Difference = {...this.#about(pair, name), kind: 'added', edits: [], ...(list && {place: list})};
    if (!place.list) return [{...difference, byHand: sharedWords}];
    if (place.settings) return [{...difference, byHand: 'It is a setting: add it there, with a label and a default.'}];
    const value = this.#newField(name, pair.theirs);
    if (value === undefined) {
      return [{...difference, byHand: 'Facts have no type for its schema: see FieldType in src/facts/types.ts.'}];
    }
    const needsExample = value.example === undefined && value.fields === undefined;
    return [
      {
        ...{...difference, theirs: value, ...(needsExample && {byHand: 'Give it an example.'})},
        edits: [{kind: 'insert', ...place.list, value, ...(after !== undefined && {after})}],
      },
    ];
  }

  /** A new field as a fact; what requests have says whether it can be sent. */
  #newField(name: string, {answer, create, update}: ByPurpose) {
    const schema = [answer, create, update].flatMap((shape) => shape?.properties[name] ?? [])[0];
    if (schema === undefined) return undefined;
    const isIn = (shape: Shape | undefined): boolean => shape?.properties[name] !== undefined;
    const sent = isIn(create) || isIn(update);
    return fieldFact(name, this.shapes.of(schema), this.shapes, {
      ...(create?.required.includes(name) && {required: true}),
      ...((create ?? update) && !sent && {readonly: true}),
      ...(isIn(create) && update && !isIn(update) && {createOnly: true}),
    });
  }

  /** Differences of a field that both sides have. */
  #field(field: Field, pair: FieldsPair): Difference[] {
    const theirs = mapPurposes(pair.theirs, ({properties}) => {
      const schema = properties[field.name];
      return schema && this.shapes.of(schema);
    });
    const purpose = (['create', 'answer', 'update'] as const).find((name) => theirs[name]);
    const shape = purpose && theirs[purpose];
    if (!shape) return [];
    const inner = mapPurposes(theirs, (one) => innerShape(one, this.shapes));
    return [
      ...this.#description(field, theirs, pair),
      ...this.#keywords(field, purpose, shape, pair),
      ...this.#presence(field, theirs, pair),
      ...(field.fields && Object.keys(inner).length > 0
        ? this.compare({
            ...{...pair, fields: field.fields, place: innerPlace(field, pair.place)},
            ...{theirs: inner, within: [...pair.within, field.name]},
          })
        : []),
    ];
  }

  /** A point of a field in which both sides differ; edits of it where the place is its own. */
  #changed(
    field: Field,
    pair: FieldsPair,
    point: {property: string; ours: Json | undefined; theirs: Json | undefined; edits: readonly Edit[]; byHand: string},
  ): Difference[] {
    const {property, ours, theirs} = point;
    // Of a document that contradicts itself the first word counts.
    if (!this.#isFirst(pair, field.name, property) || isSame(ours, theirs)) return [];
    const edits = pair.place.list ? point.edits : [];
    const byHand = pair.place.list ? point.byHand : sharedWords;
    return [
      {
        ...{...this.#about(pair, field.name), kind: 'changed', property, edits},
        ...{...(ours !== undefined && {ours}), ...(theirs !== undefined && {theirs})},
        ...(edits.length === 0 && {byHand}),
      },
    ];
  }

  #description(field: Field, {answer, create, update}: ByPurpose, pair: FieldsPair): Difference[] {
    const theirs = answer?.description ?? create?.description ?? update?.description;
    const ours = fieldDescription(field);
    const place = placeIn(pair.place, field.name);
    if (theirs === undefined || !place) return [];
    // Answers name the values that they know.
    const isSame = [ours, schemaDescription(field, 'answer')].some((text) => isSameText(text, theirs));
    const other = isSame ? ours : theirs;
    const property = pair.place.settings === 'module' ? 'label' : 'description';
    const edits = descriptionEdits(field, theirs, place, property);
    const byHand = 'A part of it follows from unit, zero, defaultNote or premium: change these, too.';
    return this.#changed(field, pair, {property: 'description', ours, theirs: other, edits, byHand});
  }

  /** Type, range and whatever else the schema says. */
  #keywords(field: Field, purpose: Purpose, theirs: Shape, pair: FieldsPair): Difference[] {
    const place = placeIn(pair.place, field.name);
    const schema = this.#ourSchema(field, purpose, pair);
    // Made after the schema: naming an object gives the components its schema.
    const ourShapes = new Shapes({components: {schemas: this.#components.all}});
    const ours = ourShapes.of(schema);
    const [ourItems, theirItems] = [
      ours.items && ourShapes.of(ours.items),
      theirs.items && this.shapes.of(theirs.items),
    ];
    const points = [
      ...keywords
        .filter((keyword) => keyword !== 'default' || purpose !== 'update')
        .map((keyword) => ({property: keyword, ours: valueOf(ours, keyword), theirs: valueOf(theirs, keyword)})),
      ...itemKeywords.map((keyword) => ({
        ...{property: `items.${keyword}`, ours: valueOf(ourItems, keyword), theirs: valueOf(theirItems, keyword)},
      })),
      ...(pair.theirs.create && purpose === 'create'
        ? [
            {
              property: 'required',
              ours: field.required === true,
              theirs: pair.theirs.create.required.includes(field.name),
            },
          ]
        : []),
    ];
    return points.flatMap((point) => {
      const source = sources[point.property];
      const isOwn = source?.of(field) === true && !(pair.place.settings && point.theirs === undefined);
      const edits = isOwn && place ? [put(place, source.property, point.theirs)] : [];
      const byHand = 'Change its type, or what belongs to the type: see FieldType in src/facts/types.ts.';
      return this.#changed(field, pair, {...point, edits, byHand});
    });
  }

  /** The schema of a field in our document; fields of objects in it are compared on their own. */
  #ourSchema(field: Field, purpose: Purpose, {place}: FieldsPair): TheirSchema {
    const plain: Field = {
      ...field,
      ...(field.entity !== undefined && {type: isList(field) ? 'object_list' : 'object'}),
    };
    return this.#components.field({...plain, entity: undefined}, purpose, place.owner) as TheirSchema;
  }

  /** Whether the same requests and answers have the field. */
  #presence(field: Field, theirs: ByPurpose, pair: FieldsPair): Difference[] {
    const words: Readonly<Record<Purpose, string>> = {answer: 'answers', create: 'requests', update: 'changes'};
    return (Object.keys(pair.theirs) as Purpose[]).flatMap((purpose) => {
      const point = {
        property: `is in ${words[purpose]}`,
        ours: isIn(field, purpose),
        theirs: theirs[purpose] !== undefined,
        edits: [],
      };
      const byHand = 'Set or remove `readonly` (no request has it) or `createOnly` (changes do not have it).';
      return this.#changed(field, pair, {...point, byHand});
    });
  }
}
