import type {oas31} from 'openapi3-ts';
import {stringify} from 'yaml';
import {api} from '../../../facts/api';
import {postmanCollection} from './postman';
import {typesOf} from './types';

/** Returns the other downloads of the API by path: the document as YAML, TypeScript types and a Postman collection. */
export async function downloads(json: string): Promise<Record<string, string>> {
  const document = JSON.parse(json) as oas31.OpenAPIObject;
  return {
    [api.openapi.yaml]: stringify(document, {lineWidth: 0}),
    [api.openapi.types]: await typesOf(document),
    [api.openapi.postman]: `${JSON.stringify(postmanCollection(), undefined, 2)}\n`,
  };
}
