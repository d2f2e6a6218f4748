import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {pascalCase} from '../src/facts/derived/api/endpoints';
import {invitePresets} from '../src/facts/invitePresets';
import {purposes} from '../src/facts/purposes';
import {capitalized, endSentence} from '../src/lib/sentences';
import {defaultPermissions, runnableCommands, type ExportedCommand} from './commandText';

/** `now_playing` → `now-playing`, because keys are in addresses. */
const keyOf = ({name}: ExportedCommand): string => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** `delete` → `slashDelete`: the command's name itself could be a keyword or begin with a digit. */
const constantName = (key: string): string => `slash${pascalCase(key)}`;

const titleOf = (key: string): string => capitalized(key.replaceAll('-', ' '));

function factsSource(command: ExportedCommand, key: string): string {
  const permissions = defaultPermissions(command);
  const requires = permissions.length > 0 ? [{permissions}] : [];
  const stringify = (value: unknown): string => JSON.stringify(value);
  const commands = runnableCommands(command).map(
    ({name, description, options}) =>
      `{name: ${stringify(name)}, description: ${stringify(description)}, requires: ${stringify(requires)}, reply: todo('who sees the reply, ephemeral or public', 'public'), options: ${stringify(options)}}`,
  );
  // Guesses the largest preset and the first purpose.
  return `
    import {todo} from '../standIn';
    import type {Module} from '../types';

    export const ${constantName(key)} = {
      key: ${stringify(key)},
      title: ${stringify(titleOf(key))},
      icon: 'SquareSlash',
      preset: todo('the smallest preset of invites that includes it', ${stringify(invitePresets.at(-1)?.key)}),
      purpose: todo('the group of modules it belongs to, from purposes.ts', ${stringify(purposes[0].key)}),
      summary: todo('one sentence on what it does for a server', ${stringify(endSentence(command.description))}),
      behavior: todo('how it treats threads, other bots, members who return, and restarts', {
        threads: 'To do', bots: 'To do', rejoin: 'To do', restart: 'To do',
      }),
      rootCommand: {name: ${stringify(`/${command.name}`)}, defaultMemberPermissions: ${stringify(permissions.length > 0 ? permissions : null)}},
      commands: [${commands.join(', ')}],
      permissions: todo('the permissions the bot needs for it, each with its reason', {required: [], optional: []}),
      intents: todo('the intents that Discord reviews and the bot needs for it', {privileged: []}),
      stored: todo('the data about people that it stores, or an empty list', [
        {name: 'to do', what: 'To do', kept: 'to do', deletable: false, seenBy: []},
      ]),
      settings: [],
      limits: [],
      variables: {categories: [], where: [], own: []},
      events: [],
      related: [],
      releases: [],
    } as const satisfies Module;

    todo(${stringify(`the guide docs/modules/${key}.mdx: what it is for, how to begin, what can go wrong`)});`;
}

const guideSource = ({name}: ExportedCommand, key: string): string => `---
title: ${titleOf(key)}
description: 'The command /${name.replaceAll("'", "''")}: what it does, who can run it, which options it has, who sees the reply, and which permissions and data it needs.'
---

{$modules.${key}.summary}

## Run it {/* #quick-start */}

1. **Type** \`/${name}\` and choose it from the list. Discord asks for its options.

## Reference {/* #reference */}

### Commands {/* #commands */}

<Facts.Commands of="${key}" />

### Permissions {/* #permissions */}

<Facts.Permissions of="${key}" />

### Privacy {/* #privacy */}

<Facts.Stored of="${key}" />
`;

/** Adds modules to the text of src/facts/modules/index.ts. */
function withModules(indexText: string, keys: readonly string[]): string {
  const additions = [
    ["import type {Module} from '../types';", keys.map((key) => `import {${constantName(key)}} from './${key}';\n`)],
    ['] as const satisfies readonly Module[];', keys.map((key) => `${constantName(key)},\n`)],
  ] as const;
  return additions.reduce((text, [marker, lines]) => {
    if (!text.includes(marker))
      throw new Error(`src/facts/modules/index.ts lacks "${marker}", before which new modules are added.`);
    return text.replace(marker, () => lines.join('') + marker);
  }, indexText);
}

/**
 * Returns the files to write, as texts by path from the root: facts and guide of a module for each command, and the list of modules
 * with the new ones added.
 * @throws if a module or group of functions with such a key exists, or its guide
 */
export async function newModuleFiles(root: string, commands: readonly ExportedCommand[]): Promise<Map<string, string>> {
  const modules = commands.map((command) => ({command, key: keyOf(command)}));
  const existingFiles = modules
    .flatMap(({key}) => [`src/facts/modules/${key}.ts`, `src/facts/functions/${key}.ts`, `docs/modules/${key}.mdx`])
    .filter((file) => existsSync(path.join(root, file)));
  if (existingFiles.length > 0) {
    throw new Error(
      `Nothing was written, because these files exist: ${existingFiles.join(', ')}. To write the others, run it again with their names.`,
    );
  }
  const indexPath = 'src/facts/modules/index.ts';
  const keys = modules.map(({key}) => key);
  const factFiles = new Map([
    ...modules.map(({command, key}): [string, string] => [`src/facts/modules/${key}.ts`, factsSource(command, key)]),
    [indexPath, withModules(readFileSync(path.join(root, indexPath), 'utf8'), keys)],
  ]);
  const prettierOptions = await resolveConfig(path.join(root, indexPath));
  const formattedFiles = await Promise.all(
    [...factFiles].map(async ([file, text]): Promise<[string, string]> => [
      file,
      await format(text, {...prettierOptions, parser: 'typescript'}),
    ]),
  );
  const guides = modules.map(({command, key}): [string, string] => [
    `docs/modules/${key}.mdx`,
    guideSource(command, key),
  ]);
  return new Map([...formattedFiles, ...guides]);
}
