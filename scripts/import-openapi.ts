import {readDocument} from './import/openapi/read';
import {runMain} from './lib/cli';
import {runImport} from './lib/runImport';

// Compares an OpenAPI document with the one that the facts make.
await runMain(() =>
  runImport({
    name: 'import:openapi',
    read: readDocument,
    compare: ({compareDocument}, document) => compareDocument(document),
  }),
);
