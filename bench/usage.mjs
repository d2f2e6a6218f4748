// Loaded into a build process by `node --import`. Writes the process's resource usage when it exits.
import {writeFileSync} from 'node:fs';

process.once('exit', () => writeFileSync(process.env.BENCH_USAGE ?? '', JSON.stringify(process.resourceUsage())));
