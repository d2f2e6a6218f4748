import {parseArgs} from 'node:util';
import {buildSite} from './lib/buildSite';
import {runMain, usageOf} from './lib/cli';
import {printAdvice} from './lib/printAdvice';

await runMain(async () => {
  const {values} = usageOf('npm run build -- [--strict]', () => parseArgs({options: {strict: {type: 'boolean'}}}));
  await buildSite({strict: values.strict === true || Boolean(process.env.CI)});
  await printAdvice();
  return 0;
});
