import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {api} from '../../facts/api';
import {openApiDocument} from '../../openapi/document';

/** Writes the OpenAPI document into the built site. */
export default function openApiPlugin(): Plugin {
  return {
    name: 'openapi',
    async postBuild({outDir}) {
      const file = path.join(outDir, api.openapi.file);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
    },
  };
}
