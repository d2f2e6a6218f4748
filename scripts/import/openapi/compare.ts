import type {Field} from '../../../src/facts/types';
import type {ApiObject, Body} from '../../../src/node/openapi/operations';
import {schemaName, type Purpose} from '../../../src/node/openapi/schema';
import type {Comparison, Difference} from '../difference';
import {FieldComparer, type ByPurpose} from './compareFields';
import {compareOperation} from './compareOperations';
import {addedOperations} from './newOperation';
import {bodyPlace, objectPlace, ourOperations, type FieldsPlace, type OurOperation} from './ours';
import type {TheirDocument} from './read';
import {Shapes, type Shape} from './shape';
import {bodyShape, operationsOf, pathPattern, success, type Theirs} from './theirs';

/** An operation on both sides. */
interface OperationPair {
  ours: OurOperation;
  theirs: Theirs;
}

/** Fields of the facts with all that a document has of them. */
interface Collected {
  subject: string;
  fields: readonly Field[];
  place: FieldsPlace;
  theirs: Partial<Record<Purpose, Shape>>;
}

/** Collects what operations send and answer: objects once, with their answers and requests, and lone fields. */
class Bodies {
  readonly #all = new Map<string, Collected>();

  /** Names of their schemas, each with what it is for. */
  readonly names = new Map<string, Pick<ApiObject, 'name' | 'owner'>>();

  get all(): Collected[] {
    return [...this.#all.values()];
  }

  /** Takes the bodies of an operation. */
  add({ours, theirs}: OperationPair, shapes: Shapes): void {
    const {request, response} = ours.operation;
    const sent = bodyShape(theirs.operation.requestBody, shapes);
    const got = bodyShape(success(theirs.operation)?.body, shapes);
    if (request && sent) this.#body(request, sent, 'request', ours, theirs, shapes);
    if (response && got) this.#body(response, got, 'response', ours, theirs, shapes);
  }

  #body(
    body: Body,
    shape: Shape,
    part: 'request' | 'response',
    ours: OurOperation,
    theirs: Theirs,
    shapes: Shapes,
  ): void {
    switch (body.kind) {
      case 'object':
        this.#object(body.object, 'answer', shape);
        break;
      case 'create':
      case 'update':
        this.#object(body.object, body.kind, shape);
        break;
      case 'page': {
        const {data} = shape.properties;
        const items = data && shapes.of(data).items;
        if (items) this.#object(body.object, 'answer', shapes.of(items));
        break;
      }
      case 'fields': {
        const purpose = part === 'response' ? 'answer' : theirs.method === 'PATCH' ? 'update' : 'create';
        const subject = `${part} of ${theirs.name}`;
        this.#take(subject, {subject, fields: body.fields, place: bodyPlace(ours, part), theirs: {}}, purpose, shape);
      }
    }
  }

  #object(object: ApiObject, purpose: Purpose, shape: Shape): void {
    const subject = `object ${schemaName(object)}`;
    if (shape.name !== undefined) this.names.set(`${shape.name} ${purpose}`, object);
    this.#take(subject, {subject, fields: object.fields, place: objectPlace(object), theirs: {}}, purpose, shape);
  }

  /** The first shape for a purpose counts: others of the same object are the same. */
  #take(key: string, made: Collected, purpose: Purpose, shape: Shape): void {
    const collected = this.#all.get(key) ?? made;
    collected.theirs[purpose] ??= shape;
    this.#all.set(key, collected);
  }
}

/**
 * Compares an OpenAPI document with the one that the facts make: operations by method and path, objects by what
 * operations send and answer, whatever a document calls their schemas. Not compared are examples, headers, texts of
 * answers, and what stands beside operations: servers, tags and security schemes.
 */
export function compareDocument(document: TheirDocument): Comparison {
  const shapes = new Shapes(document);
  const all = operationsOf(document, shapes);
  const key = ({method, path}: {method: string; path: string}): string => `${method} ${pathPattern(path)}`;
  const theirsByKey = new Map(all.map((theirs) => [key(theirs), theirs]));
  const ourAll = ourOperations();
  const known = new Set(ourAll.map(({operation}) => key(operation)));

  const bodies = new Bodies();
  const operations = ourAll.flatMap((ours): Difference[] => {
    const {operation, place, shared} = ours;
    const theirs = theirsByKey.get(key(operation));
    if (!theirs) {
      const byHand = shared ? 'Every module has it: see api.moduleResource.' : 'Remove it, and what names it on pages.';
      return [{subject: `${operation.method} ${operation.path}`, kind: 'gone', place, edits: [], byHand}];
    }
    bodies.add({ours, theirs}, shapes);
    return compareOperation(ours, theirs, shapes);
  });
  const comparer = new FieldComparer(shapes);
  const fields = bodies.all.flatMap(({theirs, ...rest}) =>
    comparer.compare({...rest, theirs: theirs satisfies ByPurpose, within: []}),
  );
  const strange = all.filter((theirs) => !known.has(key(theirs)));
  const added = addedOperations(strange, shapes, bodies.names);
  return {differences: [...operations, ...added, ...fields], leftovers: []};
}
