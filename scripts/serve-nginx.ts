import {parseArgs} from 'node:util';
import {startNginx} from './nginx';

try {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  const {origin, stop} = await startNginx({port: Number(values.port)});
  console.log(`Serving build/ at ${origin} with nginx (Ctrl+C stops it).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
