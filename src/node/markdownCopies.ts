import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {stringify} from 'yaml';
import {links} from '../facts/links';
import {product} from '../facts/product';
import {addressOf} from '../shared/routing/basePath';
import {sectionOf, sectionTitles} from './siteSections';
import {markdownCopyPath} from '../shared/routing/markdownCopies';
import {description} from './content/description';
import type {PageText} from './pageText';

/** An index of all pages for assistants, and all their texts in one file. Source of the form: https://llmstxt.org */
const llmsFiles = {index: '/llms.txt', full: '/llms-full.txt'} as const;

/** What announces the Markdown twin in the head of a page. */
export const markdownCopyHead = (route: string): string =>
  `<link rel="alternate" type="text/markdown" href="${addressOf(markdownCopyPath(route))}">`;

/** The text of a page as Markdown, with its title. */
export const markdownOf = ({content}: Pick<PageText, 'content'>): string =>
  toMarkdown(toMdast({type: 'root', children: [...content]}), {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });

const twinOf = (page: PageText): string =>
  `---\n${stringify({title: page.title, description: page.description, url: page.address}, {lineWidth: 0})}---\n\n${markdownOf(page)}`;

/**
 * Files for who reads Markdown rather than pages: a twin of each page, an index of them, and all in one.
 * @param pages what the built pages say, by their routes
 * @returns texts by address
 */
export function markdownCopyFiles(pages: ReadonlyMap<string, PageText>): Record<string, string> {
  const twins = [...pages].map(([route, page]) => ({route, page, twin: twinOf(page)}));
  // In the order of the sections; within one in their own.
  const sections = sectionTitles
    .map((title) => ({title, twins: twins.filter(({route}) => sectionOf(route) === title)}))
    .filter((section) => section.twins.length > 0);
  const index = [
    `# ${product.name}`,
    `> ${description}`,
    `All pages as one file: ${links.site}${llmsFiles.full}`,
    ...sections.map((section) => {
      const lines = section.twins.map(
        ({route, page}) => `- [${page.title}](${links.site}${markdownCopyPath(route)}): ${page.description}`,
      );
      return `## ${section.title}\n\n${lines.join('\n')}`;
    }),
    '',
  ];
  return {
    ...Object.fromEntries(twins.map(({route, twin}) => [markdownCopyPath(route), twin])),
    [llmsFiles.index]: index.join('\n\n'),
    [llmsFiles.full]: sections.flatMap((section) => section.twins.map(({twin}) => twin)).join('\n'),
  };
}
