import type {oas31} from 'openapi3-ts';
import openapiTS, {astToString, type OpenAPI3} from 'openapi-typescript';
import ts from 'typescript';
import {omit} from '../../../shared/omit';

const {factory} = ts;

/** `string & {}`, because TypeScript would merge the known values into a bare `string`. */
const otherString = factory.createIntersectionTypeNode([
  factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  factory.createTypeLiteralNode([]),
]);

/** `'open' | 'closed' | (string & {})`: editors offer the known values, and new ones compile. */
function openType(values: readonly string[], isNullable: boolean): ts.TypeNode {
  return factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    otherString,
    ...(isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ]);
}

const mapValues = <T, U>(object: Readonly<Record<string, T>> = {}, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

const schemasOf = (content: oas31.ContentObject): oas31.ContentObject => mapValues(content, ({schema}) => ({schema}));

const withoutHeaders = (response: oas31.ResponseObject | oas31.ReferenceObject) =>
  '$ref' in response
    ? response
    : {description: response.description, ...(response.content && {content: schemasOf(response.content)})};

/** Drops examples and headers, which have no types. */
function withTypesOnly(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const components = omit(document.components ?? {}, 'headers', 'examples');
  const withoutExamples = (operation: oas31.OperationObject): oas31.OperationObject => {
    const request = operation.requestBody as oas31.RequestBodyObject | undefined;
    return {
      ...operation,
      ...(request && {requestBody: {...request, content: schemasOf(request.content)}}),
      responses: mapValues(operation.responses, withoutHeaders),
    };
  };
  return {
    ...document,
    paths: mapValues(document.paths, (item) =>
      mapValues(item as Record<string, oas31.OperationObject>, withoutExamples),
    ),
    components: {...components, responses: mapValues(components.responses, withoutHeaders)},
  };
}

/** Writes `paths`, `operations` and a type for each schema: `export type Poll = …`. */
export async function typesOf(document: oas31.OpenAPIObject): Promise<string> {
  const nodes = await openapiTS(withTypesOnly(document) as OpenAPI3, {
    // Fields with defaults are optional in requests.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform(schema) {
      const values = (schema as Record<string, unknown>)['x-extensible-enum'] as readonly string[] | undefined;
      return values && openType(values, Array.isArray(schema.type) && schema.type.includes('null'));
    },
  });
  const {title, version} = document.info;
  return `// ${title} ${version}, generated from its OpenAPI document.\n\n${astToString(nodes)}`;
}
