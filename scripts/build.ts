import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {writeBillOfMaterials} from './lib/billOfMaterials';
import {buildSite} from './lib/buildSite';
import {runMain, usageOf, UserError} from './lib/cli';
import {hostNamed, prepareFor, writeHostFiles} from './lib/deliver';
import {root} from './lib/paths';
import {printAdvice} from './lib/printAdvice';

await runMain(async () => {
  const {values} = usageOf('npm run build -- [--strict] [--host NAME [--keep URL]]', () =>
    parseArgs({options: {strict: {type: 'boolean'}, host: {type: 'string'}, keep: {type: 'string'}}}),
  );
  const host = values.host === undefined ? undefined : hostNamed(values.host);
  if (values.keep !== undefined && (host === undefined || !URL.canParse(values.keep))) {
    throw new UserError(
      '--keep goes with --host and takes the address of the deployed site: --keep https://www.example.com',
    );
  }
  await buildSite({strict: values.strict === true || Boolean(process.env.CI)});
  writeHostFiles(root, values.host);
  writeBillOfMaterials(root);
  await printAdvice();
  if (host !== undefined) {
    // The next command builds anew: what a host is given has no place in another's site.
    rmSync(join(root, '.docusaurus', 'build-fingerprint'), {force: true});
    await prepareFor(host, root, values.keep);
    console.log(`Made build/ ready for ${values.host}: deploy/README.md says how to go on.`);
  }
  return 0;
});
