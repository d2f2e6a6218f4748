// Loaded into the process of a build by `node --import`: says at its end what it used.
import {writeFileSync} from 'node:fs';

process.once('exit', () => writeFileSync(process.env.BENCH_USAGE ?? '', JSON.stringify(process.resourceUsage())));
