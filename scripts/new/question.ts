import {faq} from '../../src/facts/faq';
import {product} from '../../src/facts/product';
import {guideName} from '../../src/rules/guideQuestions';
import {renewSnapshots, valueOf, type Kind} from './kind';
import {addItem, literal} from './source';

const keyed = (page: string | undefined): readonly string[] =>
  faq.find(({key}) => key === page)?.questions.map(({key}) => key) ?? [];

/** An address as source: the product's slug, which one has, stands in its own file alone. */
const addressLiteral = (address: string): string =>
  address.includes(`/${product.slug}-`)
    ? `\`${address.replace(`/${product.slug}-`, '/${product.slug}-')}\``
    : literal(address);

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
    {
      name: 'guide',
      what: 'Address of the heading that says more, such as /docs/Premium#buy',
      problem: (address) =>
        /^\/[^#\s]+#\S+$/.test(address)
          ? undefined
          : `"${address}" is no heading of a page: write its address, then # and the id of the heading.`,
    },
  ],
  make(values, draft) {
    const page = valueOf(values, 'page');
    const key = valueOf(values, 'key');
    const guide = valueOf(values, 'guide');
    const fact = `$faq.${page}.questions.${key}`;
    const heading = `{${fact}.question}`;
    const answer = `TODO: the answer, the shortest first\n\nMore: [The guide]({${fact}.guide})`;
    draft.edit('src/facts/faq.ts', (source) =>
      addItem(
        source,
        ['faq', page, 'questions'],
        `{key: ${literal(key)}, question: ${literal(valueOf(values, 'question'))}, guide: ${addressLiteral(guide)}}`,
      ),
    );
    draft.edit(`faq/${page}.mdx`, (source) => `${source.trimEnd()}\n\n## ${heading} {/* #${key} */}\n\n${answer}\n`);
    draft.edit('faq/index.mdx', (source) => {
      const lines = source.split('\n');
      const last = lines.findLastIndex((line) => line.startsWith('- ') && line.includes(`{$faq.${page}.`));
      return lines.toSpliced(last + 1, 0, `- [${heading}](/faq/${page}#${key})`).join('\n');
    });
    return [
      `Lead back from ${guide}, if nothing does yet: <Facts.Questions of="${guideName(guide)}" />`,
      renewSnapshots,
    ];
  },
};
