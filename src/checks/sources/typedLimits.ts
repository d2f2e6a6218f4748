import {moduleList} from '../../facts/modules';
import {lineAt} from '../../node/content/pageTree';
import type {ContentProblem} from '../../node/content/problems';
import {blanked, type SourcePage, type Sources} from './read';

/** `Open polls` → `polls`, `Tags per server` → `Tags`, `Ignored channels, roles and members` → nothing */
export const countedNoun = (label: string): string | undefined =>
  /^(?:[\w-]+ ){0,2}(?<noun>\w+s)(?: per .*)?$/.exec(label)?.groups?.noun;

function typedLimits(page: SourcePage): ContentProblem[] {
  const module = moduleList.find(({key}) => page.file.endsWith(`/modules/${key}.mdx`));
  if (!module) return [];
  const prose = blanked(page, ['code', 'inlineCode', {name: 'Chat'}]);
  return module.limits.flatMap(({key, label, counted, premium}) => {
    const noun = counted ? countedNoun(label) : undefined;
    if (noun === undefined) return [];
    const typed = new RegExp(`(?<![\\w.,:/#-])(?<amount>\\d+) (?:[\\w-]+ )?${noun}\\b`, 'gi');
    return [...prose.matchAll(typed)].map(({0: text, index, groups}) => ({
      file: page.file,
      line: lineAt(page.source, index),
      message: `"${text}" contains a limit that is a fact`,
      repair: `Write {$modules.${module.key}.limits.${key}.${groups?.amount === String(premium) ? 'premium' : 'free'}}. In an example, spell out the number.`,
    }));
  });
}

/** Finds limits typed in digits on the pages of a module, outside code and chat previews: `5 polls can run at a time` */
export const findTypedLimits = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(typedLimits);
