import {generalCommands} from '../../../facts/commands';
import type {Command, CommandOption, CommandWithExample} from '../../../facts/types';
import {showEach} from './block';
import {code, withDetectedCode, join, mdx, paragraphs, table, type Markdown, type MdxValue} from './mdxTemplate';
import {requiredOrDefaultText, allowedOptionValueText, requirementText} from './valueWords';
import {modulesByKey, groupsByKey, foldableTable} from './feature';

const replyAudiences: Readonly<Record<Command['reply'], string>> = {ephemeral: 'only you', public: 'everyone'};

/** Writes one row for commands that share an option: ``| `/poll close`, `/poll edit` `poll` | A poll from the list | … |`` */
function optionTable(commandList: readonly Command[]): MdxValue {
  const rowsByOption = new Map<string, {option: CommandOption; commandNames: string[]}>();
  for (const {name, options} of commandList) {
    for (const option of options) {
      const optionKey = JSON.stringify(option);
      rowsByOption.set(optionKey, {option, commandNames: [...(rowsByOption.get(optionKey)?.commandNames ?? []), name]});
    }
  }
  const rows = [...rowsByOption.values()].map(
    ({option, commandNames}) =>
      mdx`| ${join(commandNames.map(code), ', ')} ${code(option.name)} | ${withDetectedCode(option.description)} | ${allowedOptionValueText(option)} | ${requiredOrDefaultText(option)} |`,
  );
  return foldableTable('options', ['Option', 'Description', 'Value', 'Required, or default'], rows);
}

const tableRow = ({requires, reply}: Command, nameCell: MdxValue, description: MdxValue): Markdown =>
  mdx`| ${nameCell} | ${description} | ${requirementText(requires)} | ${replyAudiences[reply]} |`;

const commandRow = (command: Command): Markdown => tableRow(command, code(command.name), command.description);

/** Id of a command's row in the guide of a group of functions: `/game coin` → `game-coin` */
export const commandAnchor = ({name}: Command): string => name.slice(1).replaceAll(' ', '-');

/** ``| <Anchor id="game-coin">`/game coin`</Anchor> | Flip a coin: `/game coin` | everyone | everyone |`` */
function exampleRow(command: CommandWithExample): Markdown {
  const nameCell = mdx`<Anchor id="${commandAnchor(command)}">${code(command.name)}</Anchor>`;
  return tableRow(command, nameCell, mdx`${command.description}: ${code(command.example)}`);
}

const commandColumns = ['Command', 'What it does', 'Who runs it', 'Who sees the reply'];

const commandTables = (commandList: readonly Command[]): Markdown => mdx`
  ${foldableTable('commands', commandColumns, commandList.map(commandRow))}

  ${optionTable(commandList)}
`;

/** Doesn't fold the commands, because their page or section has nothing else. A long table of options is folded. */
const unfoldedCommands = <Listed extends Command>(
  commandList: readonly Listed[],
  row: (command: Listed) => Markdown,
): Markdown => paragraphs([table(commandColumns, commandList.map(row)), optionTable(commandList)]);

/** `polls` → ``| `/poll list` | List the open polls | everyone | only you |``; `games` → the same with examples. */
export const commands = {
  general: () => unfoldedCommands(generalCommands, commandRow),
  ...showEach(modulesByKey, (module) => commandTables(module.commands)),
  ...showEach(groupsByKey, (group) => unfoldedCommands(group.commands, exampleRow)),
};
