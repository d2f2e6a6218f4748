import {legal, type draftOf} from '../../../facts/legal';
import {stores, type Store} from '../../../facts/privacy';
import {functionKeys, moduleKeys} from '../../../facts/types';
import {keptByPlan} from '../../../shared/retention';
import {paths} from '../../../shared/routing/paths';
import {capitalized} from '../../../shared/sentences';
import {views} from './block';
import {admonition, link, paragraph, table, type Block, type Inline} from './markdown';
import {marked} from './marked';
import {deletionWords, limitWords} from './valueWords';

/** What stores something, with a link to its guide if it has one. */
function owner({title, key}: Store): Inline {
  const module = moduleKeys.find((name) => name === key);
  const group = functionKeys.find((name) => name === key);
  if (module) return link(paths.module(module), title);
  return group ? link(paths.functionGroup(group), title) : title;
}

/** All that is stored about people (`all`), or what of it is kept as long as the plan allows (`plan`). */
export const retention = views({
  all: {
    fact: stores,
    show: () => [
      table(
        ['What is stored', 'By', 'How long it is kept', '/privacy delete'],
        stores.flatMap((store) =>
          store.stored.map((data): Inline[] => [
            marked(capitalized(data.name)),
            owner(store),
            marked(capitalized(data.kept)),
            marked(capitalized(deletionWords(data))),
          ]),
        ),
      ),
    ],
  },
  plan: {
    fact: keptByPlan,
    show: () => [
      table(
        ['Kept at most', 'Days on Free', 'Days on Premium'],
        keptByPlan.map(({title, name, limit}): Inline[] => [
          `${title}: ${name}`,
          limitWords(limit.free),
          limitWords(limit.premium),
        ]),
      ),
    ],
  },
});

/** A note on legal texts that have blanks, with links below its words; nothing on others. */
export const draftNote = (
  draft: ReturnType<typeof draftOf>,
  place: 'page' | 'purchase',
  links: readonly Inline[] = [],
): Block[] =>
  draft ? [admonition('warning', draft[place].title, [paragraph(draft[place].text), ...links.map(paragraph)])] : [];

const legalPages: Inline = [
  link('/documents/terms-of-service', 'Terms of service'),
  ', ',
  link('/documents/privacy-policy', 'privacy policy'),
];

/** A note that opens the legal pages (`page`) or stands where Premium is bought (`purchase`), until nothing is to be filled in. */
export const drafts = views({
  page: {fact: legal, show: () => draftNote(legal.draft, 'page')},
  purchase: {fact: legal, show: () => draftNote(legal.draft, 'purchase', [legalPages])},
});
