import {privacy, stores, type Store} from '../../../facts/privacy';
import {functionKeys, moduleKeys, type Audience, type StoredData} from '../../../facts/types';
import {keptByPlan} from '../../../shared/retention';
import {paths} from '../../../shared/routing/paths';
import {capitalized} from '../../../shared/sentences';
import {inlineMarkdown} from './inlineMarkdown';
import {code, lines, mdx, type Value} from './mdx';
import {deletionText, limitText} from './valueWords';

function owner({title, key}: Store): Value {
  const module = moduleKeys.find((name) => name === key);
  const group = functionKeys.find((name) => name === key);
  if (module) return mdx`[${title}](${paths.module(module)})`;
  return group ? mdx`[${title}](${paths.functionGroup(group)})` : title;
}

const audienceLabels: Readonly<Record<Audience, string>> = {
  members: 'everyone in the server',
  staff: 'staff',
  log: 'log channels',
  transcripts: 'the transcript channel',
  managers: 'manager roles',
  admins: 'admins',
  api: 'API keys',
};

/** Audiences inside `members`. */
const inServer: readonly Audience[] = ['staff', 'managers', 'admins'];

const seenBy = ({seen}: StoredData): string => {
  const named = seen.includes('members') ? seen.filter((audience) => !inServer.includes(audience)) : seen;
  return named.map((audience) => audienceLabels[audience]).join(', ') || 'nobody';
};

const storedRows = (store: Store): Value[] =>
  store.stored.map((data) => {
    const [what, kept] = [data.name, data.kept].map((words) => inlineMarkdown(capitalized(words)));
    return mdx`| ${what} | ${owner(store)} | ${kept} | ${capitalized(seenBy(data))} | ${inlineMarkdown(deletionText(data))} |`;
  });

/** `all` → `| Your wins | Giveaways | As long as the giveaway | … | No |`; `plan` → `| Polls: … | 30 | 365 |` */
export const retention = {
  all: () => mdx`
    | What's stored | By | How long | Who else sees it | Can you delete it? |
    | - | - | - | - | - |
    ${lines(stores.flatMap(storedRows))}
  `,
  plan: () => mdx`
    | Kept at most | Days on Free | Days on Premium |
    | - | - | - |
    ${lines(
      keptByPlan.map(
        ({title, name, limit}) => mdx`| ${title}: ${name} | ${limitText(limit.free)} | ${limitText(limit.premium)} |`,
      ),
    )}
  `,
};

/** `all` → ``| `search` | the last words you searched for, in this tab |`` */
export const siteStorage = {
  all: () => mdx`
    | Key | What it holds |
    | - | - |
    ${lines(
      privacy.siteStorage.map(
        (item) => mdx`| ${code(item.key)} | ${item.what}${item.where === 'sessionStorage' ? ', in this tab' : ''} |`,
      ),
    )}
  `,
};
