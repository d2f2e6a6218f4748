import type {oas31} from 'openapi3-ts';
import {omit} from '../../../shared/omit';

type Document = oas31.OpenAPIObject;
type Operation = oas31.OperationObject;
type Response = oas31.ResponseObject | oas31.ReferenceObject;

/** An object with each value made anew. */
const mapValues = <T, U>(object: Readonly<Record<string, T>>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));

/** Bodies by media type with their schemas alone. */
const schemasOf = (content: oas31.ContentObject): oas31.ContentObject => mapValues(content, ({schema}) => ({schema}));

/** An answer without headers and examples. */
const bare = (response: Response): Response =>
  '$ref' in response
    ? response
    : {
        description: response.description,
        ...(response.content && {content: schemasOf(response.content)}),
      };

/** A document with each operation made anew. */
const mapOperations = (document: Document, map: (operation: Operation) => Operation): Document => ({
  ...document,
  paths: mapValues(document.paths ?? {}, (item) => mapValues(item as Record<string, Operation>, map)),
});

/** A document without what is no type: examples of bodies, and headers of answers. */
export function withTypesOnly(document: Document): Document {
  const components = omit(document.components ?? {}, 'headers', 'examples');
  const withoutBodies = mapOperations(document, (operation) => {
    const request = operation.requestBody as oas31.RequestBodyObject | undefined;
    return {
      ...operation,
      ...(request && {requestBody: {...request, content: schemasOf(request.content)}}),
      responses: mapValues(operation.responses ?? {}, bare),
    };
  });
  return {...withoutBodies, components: {...components, responses: mapValues(components.responses ?? {}, bare)}};
}
