// Loaded into the process of a build by `node --import`: says at its end what it used.
import {writeFileSync} from 'node:fs';

process.once('exit', () => {
  const file = process.env.BENCH_USAGE;
  if (file !== undefined) {
    writeFileSync(file, JSON.stringify({wallMs: performance.now(), ...process.resourceUsage()}));
  }
});
