import {globalCommands} from '../../../facts/commands';
import type {Command, CommandOption, ShownCommand} from '../../../facts/types';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {
  code,
  codeBlock,
  inlineMarkdown,
  join,
  lines,
  mdx,
  paragraphs,
  table,
  type Markdown,
  type Value,
} from './mdxTemplate';
import {holderText, optionDefault, optionRange, optionText, requirementText} from './valueWords';
import {modulesByKey, groupsByKey, featurePath, featureList, referenceTable} from './feature';

const audiences: Readonly<Record<Command['reply'], string>> = {ephemeral: 'only you', public: 'everyone'};

const audienceVerbs: Readonly<Record<Command['reply'], string>> = {ephemeral: 'see', public: 'sees'};

/** Writes one row for commands that share an option: ``| `/poll close`, `/poll edit` `poll` | A poll from the list | … |`` */
function optionTable(commandList: readonly Command[]): Value {
  const rows = new Map<string, {option: CommandOption; commands: string[]}>();
  for (const {name, options} of commandList) {
    for (const option of options) {
      const optionKey = JSON.stringify(option);
      rows.set(optionKey, {option, commands: [...(rows.get(optionKey)?.commands ?? []), name]});
    }
  }
  const row = ({option, commands}: {option: CommandOption; commands: string[]}) =>
    mdx`| ${join(commands.map(code), ', ')} ${code(option.name)} | ${inlineMarkdown(option.description)} | ${optionText(option)} | ${optionDefault(option)} |`;
  return referenceTable(
    'options',
    ['Option', 'Description', 'Value', 'Required, or default'],
    [...rows.values()].map(row),
  );
}

const commandRow = ({name, description, requires, reply}: Command): Markdown =>
  mdx`| ${code(name)} | ${description} | ${requirementText(requires)} | ${audiences[reply]} |`;

const commandColumns = ['Command', 'What it does', 'Who runs it', 'Who sees the reply'];

const commandTables = (commandList: readonly Command[]): Markdown => mdx`
  ${referenceTable('commands', commandColumns, commandList.map(commandRow))}

  ${optionTable(commandList)}
`;

/** `seconds` → ``- `seconds`: How long to wait; 1 to 60 (default: `5`)`` */
function optionItem(option: CommandOption): Markdown {
  const range = optionRange(option);
  const defaultNote = !option.required && mdx` (default: ${optionDefault(option)})`;
  return mdx`- ${code(option.name)}${option.required && ' (required)'}: ${inlineMarkdown(option.description)}${range !== '' && ['; ', range]}${defaultNote}`;
}

const commandAnchor = ({name}: Command): string => name.slice(1).replaceAll(' ', '-');

/** `### /game coin`, its description, options and example, and who sees the reply if that is unusual. */
const commandSection = (command: ShownCommand, usualReply: Command['reply']): Markdown => mdx`
  ### ${code(command.name)} {/* #${commandAnchor(command)} */}

  ${command.description}.${command.requires.length > 0 && [' ', holderText(command)]}${
    command.reply !== usualReply &&
    ` ${capitalized(audiences[command.reply])} ${audienceVerbs[command.reply]} the reply.`
  }

  ${lines(command.options.map(optionItem))}

  ${codeBlock('command', command.example)}
`;

function commandSections(commandList: readonly ShownCommand[]): Markdown {
  const privateReplies = commandList.filter((command) => command.reply === 'ephemeral').length;
  const usualReply = privateReplies > commandList.length / 2 ? 'ephemeral' : 'public';
  const exceptions = commandList.some((command) => command.reply !== usualReply) && ', unless a command says otherwise';
  return mdx`
    ${capitalized(audiences[usualReply])} ${audienceVerbs[usualReply]} the replies${exceptions}.

    ${paragraphs(commandList.map((command) => commandSection(command, usualReply)))}
  `;
}

/** `polls` → ``| `/poll list` | List the open polls | everyone | only you |``; `games` → a section for each command. */
export const commands = {
  global: () => paragraphs([table(commandColumns, globalCommands.map(commandRow)), optionTable(globalCommands)]),
  index: () => commandsByFeature(),
  ...showEach(modulesByKey, (module) => commandTables(module.commands)),
  ...showEach(groupsByKey, (group) => commandSections(group.commands)),
};

/** ``| [Polls](/docs/modules/polls#commands) | `/poll create` `/poll native` … |`` */
const commandsByFeature = (): Markdown => {
  const row = ({key, title, commands: list}: (typeof featureList)[number]): Markdown => {
    const names = list.map(({name}) => code(name));
    return mdx`| [${title}](${featurePath(key)}#commands) | ${join(names, ' ')} |`;
  };
  return table(['Module or function', 'Commands'], featureList.map(row));
};
