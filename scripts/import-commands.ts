import {readCommands} from './import/commands/schema';
import {runMain} from './lib/cli';
import {runImport} from './lib/runImport';

// Compares an export of the platform's application commands with the facts.
await runMain(() =>
  runImport({
    name: 'import:commands',
    read: readCommands,
    compare: ({compareCommands}, commands) => compareCommands(commands),
  }),
);
