import {legal, type draftOf} from '../../../facts/legal';
import {stores, type Store} from '../../../facts/privacy';
import {functionKeys, moduleKeys} from '../../../facts/types';
import {keptByPlan} from '../../../shared/retention';
import {paths} from '../../../shared/routing/paths';
import {capitalized} from '../../../shared/sentences';
import {each} from './entry';
import {marked} from './marked';
import {lines, mdx, type Markdown, type Value} from './mdx';
import {deletionWords, limitWords} from './valueWords';

/** What stores something, with a link to its guide if it has one. */
function owner({title, key}: Store): Value {
  const module = moduleKeys.find((name) => name === key);
  const group = functionKeys.find((name) => name === key);
  if (module) return mdx`[${title}](${paths.module(module)})`;
  return group ? mdx`[${title}](${paths.functionGroup(group)})` : title;
}

/** All that is stored about people (`all`), or what of it is kept as long as the plan allows (`plan`). */
export const retention = {
  ...each({all: stores}, (list) => {
    const rows = (store: Store): Markdown[] =>
      store.stored.map(
        (data) =>
          mdx`| ${marked(capitalized(data.name))} | ${owner(store)} | ${marked(capitalized(data.kept))} | ${marked(capitalized(deletionWords(data)))} |`,
      );
    return mdx`
      | What is stored | By | How long it is kept | /privacy delete |
      | - | - | - | - |
      ${lines(list.flatMap(rows))}
    `;
  }),
  ...each({plan: keptByPlan}, (list) => {
    const row = ({title, name, limit}: (typeof list)[number]): Markdown =>
      mdx`| ${title}: ${name} | ${limitWords(limit.free)} | ${limitWords(limit.premium)} |`;
    return mdx`
      | Kept at most | Days on Free | Days on Premium |
      | - | - | - |
      ${lines(list.map(row))}
    `;
  }),
};

/** A note on legal texts that have blanks, with links below its words; nothing on others. */
export const draftNote = (draft: ReturnType<typeof draftOf>, place: 'page' | 'purchase', links?: Markdown): Markdown =>
  draft
    ? mdx`
      <Admonition type="warning" title="${draft[place].title}">
        ${draft[place].text}

        ${links}
      </Admonition>
    `
    : mdx``;

const legalPages = mdx`[Terms of service](/documents/terms-of-service), [privacy policy](/documents/privacy-policy)`;

/** A note that opens the legal pages (`page`) or stands where Premium is bought (`purchase`), until nothing is to be filled in. */
export const drafts = {
  ...each({page: legal}, ({draft}) => draftNote(draft, 'page')),
  ...each({purchase: legal}, ({draft}) => draftNote(draft, 'purchase', legalPages)),
};
