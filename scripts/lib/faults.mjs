// For commands that read the facts as they start, by `node --import`: a slip of the pen there is no fault of the command.
import {relative} from 'node:path';
import {unreadable} from './unreadable.mjs';

process.on('uncaughtException', (error) => {
  const place = unreadable(error);
  const isFact = place?.path.includes('/src/facts/');
  console.error(
    place && isFact
      ? `${relative(process.cwd(), place.path)}:${place.line}: ${place.said}\n  Fix this; npm run check names what else is wrong.`
      : error,
  );
  // It is told of twice, by the loader and by what waited for it.
  process.exit(1);
});
