import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {writeHostFiles} from '../src/node/delivery';
import {writeBillOfMaterials} from './lib/billOfMaterials';
import {buildSite} from './lib/buildSite';
import {runMain, usageOf} from './lib/cli';
import {root} from './lib/paths';
import {printAdvice} from './lib/printAdvice';

await runMain(async () => {
  const {values} = usageOf('npm run build -- [--strict]', () => parseArgs({options: {strict: {type: 'boolean'}}}));
  await buildSite({strict: values.strict === true || Boolean(process.env.CI)});
  writeHostFiles(root, join(root, 'build'));
  writeBillOfMaterials(root);
  await printAdvice();
  return 0;
});
