import {faq} from '../../src/facts/faq';
import {renewSnapshots, valueOf, type Kind} from './kind';
import {addItem, literal} from './source';

const keyed = (page: string | undefined): readonly string[] =>
  faq.find(({key}) => key === page)?.questions.map(({key}) => key) ?? [];

/** A question of the FAQ, the last of its page. */
export const question: Kind = {
  name: 'question',
  what: 'a question of the FAQ with its answer',
  parameters: [
    {name: 'page', word: true, what: 'Page of the FAQ', choices: faq.map(({key}) => key)},
    {
      name: 'key',
      word: true,
      what: 'Key, which becomes the anchor: several-servers',
      problem(key, {page}) {
        if (!/^[a-z]+(?:-[a-z]+)*$/.test(key)) return `"${key}" is no key: use small letters and hyphens.`;
        return keyed(page).includes(key) ? `${page} has a question ${key} already: choose another key.` : undefined;
      },
    },
    {name: 'question', what: 'Question, as a reader asks it'},
  ],
  make(values, draft) {
    const page = valueOf(values, 'page');
    const key = valueOf(values, 'key');
    const heading = `{$faq.${page}.questions.${key}.question}`;
    draft.edit('src/facts/faq.ts', (source) =>
      addItem(
        source,
        ['faq', page, 'questions'],
        `{key: ${literal(key)}, question: ${literal(valueOf(values, 'question'))}}`,
      ),
    );
    draft.edit(`faq/${page}.mdx`, (source) => `${source.trimEnd()}\n\n## ${heading} {/* #${key} */}\n\n${answer}\n`);
    draft.edit('faq/index.mdx', (source) => {
      const lines = source.split('\n');
      const last = lines.findLastIndex((line) => line.startsWith('- ') && line.includes(`{$faq.${page}.`));
      return lines.toSpliced(last + 1, 0, `- [${heading}](/faq/${page}#${key})`).join('\n');
    });
    return [renewSnapshots];
  },
};

const answer = 'TODO: the answer, the shortest first';
