import type {oas31} from 'openapi3-ts';
import openapiTS, {astToString, type OpenAPI3} from 'openapi-typescript';
import ts from 'typescript';
import {withTypesOnly} from './withTypesOnly';

const {factory} = ts;

/** `string & {}`: any string. Beside a bare `string`, TypeScript would forget the known values. */
const anyOther = factory.createIntersectionTypeNode([
  factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  factory.createTypeLiteralNode([]),
]);

/** The type of a field whose known values are named: editors offer these, and the compiler takes others. */
function openType(values: readonly string[], isNullable: boolean): ts.TypeNode {
  return factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    anyOther,
    ...(isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ]);
}

/**
 * TypeScript's types of a document: `paths` and `operations` for clients such as openapi-fetch, and each schema by its
 * name.
 */
export async function typesOf(document: oas31.OpenAPIObject): Promise<string> {
  const nodes = await openapiTS(withTypesOnly(document) as OpenAPI3, {
    // What has a default can be left out of a request.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform(schema) {
      const values = (schema as Record<string, unknown>)['x-extensible-enum'] as readonly string[] | undefined;
      return values && openType(values, Array.isArray(schema.type) && schema.type.includes('null'));
    },
  });
  const {title, version} = document.info;
  return `// ${title} ${version}, made of its OpenAPI document.\n\n${astToString(nodes)}`;
}
