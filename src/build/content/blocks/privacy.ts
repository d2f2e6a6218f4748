import {hasApi} from '../../../facts/modules';
import {privacy, storingParts, type StoringPart} from '../../../facts/privacy';
import type {Audience, StoredData} from '../../../facts/types';
import {privacyDeleteCommandName} from '../../../facts/derived/commands/commandIndex';
import {planRetentions} from '../../../facts/derived/retention';
import {paths} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {featureLink, featuresByKey, foldableTable} from './feature';
import {planColumns, planRow} from './limits';
import {code, withDetectedCode, mdx, table, type Markdown, type MdxValue} from './mdxTemplate';
import {deletableAnswer} from './valueWords';

/** One column; none for bots without the command. */
const deletionColumns: readonly MdxValue[] = privacyDeleteCommandName
  ? [mdx`Does ${code(privacyDeleteCommandName)} remove it?`]
  : [];
/** ` Yes |`, or nothing if there is no column. Follows the bar of the cell before. */
const deletionCell = (data: StoredData): MdxValue =>
  deletionColumns.length > 0 && mdx` ${withDetectedCode(deletableAnswer(data))} |`;

/** `polls` → `| Your vote and when you cast it | As long as the poll | Yes |` */
export const storedByFeature = showEach(featuresByKey, (feature) => {
  const row = (data: StoredData): Markdown =>
    mdx`| ${withDetectedCode(data.what)} | ${withDetectedCode(capitalized(data.kept))} |${deletionCell(data)}`;
  const dataTable = foldableTable(
    'kinds of data',
    ['Stored data', 'How long', ...deletionColumns],
    feature.stored.map(row),
  );
  return mdx`
    ${dataTable ?? 'Nothing about members is stored.'}

    ${'privacyNote' in feature && feature.privacyNote}

    ${dataTable && mdx`[Who can see what's stored](${paths.privacy}#visible)`}
  `;
});

const audienceLabels: Readonly<Record<Audience, string>> = {
  members: 'everyone in the server',
  hosts: 'members who run giveaways',
  moderators: 'moderators',
  readers: 'everyone who can read the ticket',
  channel: 'everyone in the channel it arrives in',
  log: 'log channels',
  transcripts: 'the transcript channel',
  managers: 'managers',
  admins: 'admins',
  api: 'API keys',
};

/** Left out beside `members`, whose label says "everyone in the server". */
const includedInMembers: readonly Audience[] = ['managers', 'admins'];

const audienceText = ({seenBy}: StoredData): string => {
  const audiences = seenBy.includes('members')
    ? seenBy.filter((audience) => !includedInMembers.includes(audience))
    : seenBy;
  // Joined with semicolons: a browser's reader mode takes the part of a page with the most commas for the article.
  return (
    audiences
      .filter((audience) => audience !== 'api' || hasApi)
      .map((audience) => audienceLabels[audience])
      .join('; ') || 'nobody'
  );
};

const storedRows = (part: StoringPart): Markdown[] =>
  part.stored.map((data) => {
    const name = withDetectedCode(capitalized(data.name));
    const duration = withDetectedCode(capitalized(data.kept));
    return mdx`| ${name} | ${part.key ? featureLink(part.key) : part.title} | ${duration} | ${capitalized(audienceText(data))} |${deletionCell(data)}`;
  });

/** `all` → `| Your wins | Giveaways | As long as the giveaway | … | No |`; `plan` → `| Polls: … | 30 | 365 |` */
export const retention = {
  all: () =>
    table(['Stored data', 'By', 'How long', 'Who else sees it', ...deletionColumns], storingParts.flatMap(storedRows)),
  plan: () =>
    table(
      planColumns('Kept at most (days)'),
      planRetentions.map(({title, name, limit}) => planRow(limit, `${title}: ${name}`)),
    ),
};

/** `all` → ``| `search` | the last words you searched for, in this tab |`` */
export const siteStorage = {
  all: () =>
    table(
      ['Key', 'What it holds'],
      privacy.siteStorage.map(
        (item) => mdx`| ${code(item.key)} | ${item.what}${item.where === 'sessionStorage' ? ', in this tab' : ''} |`,
      ),
    ),
};
