import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createClient} from '@hey-api/openapi-ts';
import openapiTS, {astToString} from 'openapi-typescript';
import {generate} from 'orval';

/** Makes a client, or its types, of the document in a file. */
type Generator = (document: string, to: string) => Promise<unknown>;

/** The generators that developers use most, each as its own documentation begins. The client has the generator's name. */
export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': async (document, to) => {
    // As the root page of the API says.
    const nodes = await openapiTS(await readFile(document, 'utf8'), {defaultNonNullable: false, silent: true});
    await writeFile(`${to}.ts`, astToString(nodes));
  },
  'hey-api': (document, to) =>
    createClient({input: document, output: {path: to}, logs: {file: false, level: 'silent'}}),
  orval: (document, to) =>
    generate({input: {target: document}, output: {target: path.join(to, 'index.ts'), client: 'fetch'}}),
};
