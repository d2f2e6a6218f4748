import {moduleList} from '../../facts/modules';
import {lineAt} from '../../node/content/pageTree';
import type {ContentProblem} from '../../node/content/problems';
import {blanked, type SourcePage, type Sources} from './read';

/** Returns the noun that a limit counts: `polls` for "Open polls", `tags` for "Tags per server"; nothing if a label names several things. */
export const countedNoun = (label: string): string | undefined =>
  /^(?:[\w-]+ ){0,2}(?<noun>\w+s)(?: per .*)?$/.exec(label)?.groups?.noun;

function typedOn(page: SourcePage): ContentProblem[] {
  const module = moduleList.find(({key}) => page.file.endsWith(`/modules/${key}.mdx`));
  if (!module) return [];
  const text = blanked(page, ['code', 'inlineCode', {name: 'Chat'}]);
  return module.limits.flatMap(({key, label, counted, premium}) => {
    const noun = counted ? countedNoun(label) : undefined;
    if (noun === undefined) return [];
    const typed = new RegExp(`(?<![\\w.,:/#-])(?<amount>\\d+) (?:[\\w-]+ )?${noun}\\b`, 'gi');
    return [...text.matchAll(typed)].map(({0: words, index, groups}) => ({
      file: page.file,
      line: lineAt(page.source, index),
      message: `"${words}" types a limit that is a fact`,
      repair: `Write {$modules.${module.key}.limits.${key}.${groups?.amount === String(premium) ? 'premium' : 'free'}}. In an example, write the number as a word.`,
    }));
  });
}

/** Finds limits of a module that its own pages type in digits, outside code and chat previews: `5 polls can run at a time`. */
export const findTypedLimits = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(typedOn);
