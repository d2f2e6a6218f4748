import {pathNames} from '../../../src/rules/api/endpoints';
import {errorsByStatus} from '../../../src/rules/api/errorsByStatus';
import type {Json} from '../../../src/facts/types';
import {isSame, type Difference, type Edit, type Place} from '../difference';
import {isSameText} from './compareFields';
import {factText} from './fieldFact';
import type {OurOperation} from './ours';
import type {Shapes} from './shape';
import {bodyShape, errorStatuses, parameterNames, scopeOf, success, type Theirs} from './theirs';

const set = ({file, at}: Place, property: string, value: string): Edit => ({kind: 'set', file, at, property, value});

/** A point in which operations can differ, and what to do by hand. */
interface Point {
  property: string;
  ours: Json | undefined;
  theirs: Json | undefined;
  byHand: string;
}

/** What an operation is, beside its texts. */
function points({operation}: OurOperation, theirs: Theirs, shapes: Shapes): Point[] {
  const {operationId} = theirs.operation;
  const scope = scopeOf(theirs);
  const answer = success(theirs.operation);
  const statuses = errorsByStatus([...operation.errors, ...operation.commonErrors]).map(([status]) => status);
  const query = operation.queryParameters.map(({name}) => name);
  return [
    {
      ...{property: 'operationId', ours: operation.id, theirs: operationId ?? operation.id},
      byHand: 'Change `id`, and links to its heading, which is made of it.',
    },
    {
      ...{property: 'scope', ours: operation.scope, theirs: scope ?? operation.scope},
      byHand: 'Change `scope`; a new scope goes into api.authentication.scopes, too.',
    },
    {
      ...{property: 'path parameters', ours: pathNames(operation.path), theirs: pathNames(theirs.path)},
      byHand: 'Change `path`: a name is that of an object with _id, or stands in `parameters`.',
    },
    {
      ...{property: 'query parameters', ours: [...query].sort(), theirs: parameterNames(theirs, 'query').sort()},
      byHand: 'Change `query`: a name is that of a listed field, or stands in `parameters` or api.queryParameters.',
    },
    {property: 'status', ours: operation.status, theirs: answer?.status, byHand: 'Change `status`.'},
    {
      ...{property: 'has a request body', ours: operation.request !== undefined},
      ...{theirs: bodyShape(theirs.operation.requestBody, shapes) !== undefined, byHand: 'Change `request`.'},
    },
    {
      ...{property: 'has a response body', ours: operation.response !== undefined},
      ...{theirs: bodyShape(answer?.body, shapes) !== undefined, byHand: 'Change `response`.'},
    },
    {
      ...{property: 'statuses of errors', ours: statuses, theirs: errorStatuses(theirs.operation)},
      byHand: 'Change `errors`: codes of src/facts/errors.ts, each with its status.',
    },
  ];
}

const sharedWords = 'All modules share this operation: change it for all of them, or leave it.';

/**
 * Compares what an operation says itself. Parameters in headers, and descriptions of parameters, are not compared: the
 * facts make them of what all operations share.
 */
export function compareOperation(ours: OurOperation, theirs: Theirs, shapes: Shapes): Difference[] {
  const {operation, place, shared} = ours;
  const about = {subject: theirs.name, kind: 'changed', place} as const;
  const texts = (['summary', 'description'] as const).flatMap((property): Difference[] => {
    const [before, after] = [operation[property], theirs.operation[property]];
    if (after === undefined || isSameText(before ?? '', after)) return [];
    // A summary is a heading, a description whole sentences.
    const text = property === 'summary' ? factText(after) : `${factText(after)}.`.replace(/([!?])\.$/, '$1');
    return [
      {
        ...{...about, property, theirs: after, ...(before !== undefined && {ours: before})},
        ...(shared ? {edits: [], byHand: sharedWords} : {edits: [set(place, property, text)]}),
      },
    ];
  });
  const others = points(ours, theirs, shapes)
    .filter((point) => !isSame(point.ours, point.theirs))
    .map((point): Difference => ({
      ...{...about, property: point.property, edits: [], byHand: shared ? sharedWords : point.byHand},
      ...{
        ...(point.ours !== undefined && {ours: point.ours}),
        ...(point.theirs !== undefined && {theirs: point.theirs}),
      },
    }));
  return [...texts, ...others];
}
