import {parseArgs} from 'node:util';
import {UserError, usageOf} from '../scripts/lib/cli';
import type {Measurement} from './bench';

const USAGE = 'npm run bench -- [--runs N] [--only name,name] [--site folder] [--variants module] [--write]';

/** What was asked for. */
export interface Options {
  runs: number;
  measurements: readonly Measurement[];
  /** Folder of our built site; it is built when none is named. */
  site: string | undefined;
  variants: string | undefined;
  /** Whether the results are kept in bench/RESULTS.md. */
  write: boolean;
}

/**
 * Reads the arguments.
 *
 * @param args - Those of `npm run bench --`.
 * @param all - All measurements, in their order.
 * @throws UserError for what is not understood.
 */
export function readOptions(args: string[], all: readonly Measurement[]): Options {
  const {values} = usageOf(USAGE, () =>
    parseArgs({
      args,
      options: {
        runs: {type: 'string', default: '5'},
        only: {type: 'string'},
        site: {type: 'string'},
        variants: {type: 'string'},
        write: {type: 'boolean', default: false},
      },
    }),
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserError(`--runs is "${values.runs}": give a whole number from 1, such as --runs 5.`);
  }
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((name) => !all.some((measurement) => measurement.name === name));
  if (unknown !== undefined) {
    throw new UserError(`There is no table "${unknown}": the tables are ${all.map(({name}) => name).join(', ')}.`);
  }
  const measurements = all.filter((measurement) =>
    wanted === undefined ? measurement.explicit !== true : wanted.includes(measurement.name),
  );
  return {runs, measurements, site: values.site, variants: values.variants, write: values.write};
}
