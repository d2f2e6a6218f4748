import {runMain, UserError} from './lib/cli';
import {steps} from './lib/testSteps';

// One step of `npm test`, as a program of its own: scripts/test.ts runs several at a time.
await runMain(() => {
  const step = steps.find(({name}) => name === process.argv[2]);
  if (step === undefined) throw new UserError(`There is no step "${process.argv[2]}": run npm test -- --only step.`);
  return step.run([]);
});
