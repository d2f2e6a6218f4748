import type {oas31} from 'openapi3-ts';
import {stringify} from 'yaml';
import {api} from '../../../facts/api';
import {postmanCollection} from './postman';
import {typesOf} from './types';

/**
 * What developers take along beside the OpenAPI document: the same as YAML, its types and a Postman collection.
 * @param json the document
 * @returns the texts by their addresses
 */
export async function downloads(json: string): Promise<Record<string, string>> {
  const document = JSON.parse(json) as oas31.OpenAPIObject;
  return {
    [api.openapi.yaml]: stringify(document, {lineWidth: 0}),
    [api.openapi.types]: await typesOf(document),
    [api.openapi.postman]: `${JSON.stringify(postmanCollection(), undefined, 2)}\n`,
  };
}
