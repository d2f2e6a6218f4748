import type {Root} from 'mdast';
import {toMdast} from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {withBasePath} from '../../facts/derived/basePath';
import {siteSectionOf, sectionTitles} from './siteSections';
import {markdownCopyPath} from '../../lib/addresses';
import type {PageSummary, PageContent} from './pageContent';

/** An index of all pages, and all pages in one file. Source: https://llmstxt.org */
const llmsFiles = {index: '/llms.txt', full: '/llms-full.txt'} as const;

const processor = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {bullet: '-'}).freeze();

export const markdownCopyHead = (route: string): string =>
  `<link rel="alternate" type="text/markdown" href="${withBasePath(markdownCopyPath(route))}">`;

export const markdownOf = ({content}: Pick<PageContent, 'content'>): string =>
  processor.stringify(toMdast({type: 'root', children: [...content]}) as Root);

interface CopiedPage extends PageSummary {
  /** From `markdownOf`. */
  markdown: string;
}

const copyOf = ({title, description, address, markdown}: CopiedPage): string =>
  `---\n${stringify({title, description, url: address}, {lineWidth: 0})}---\n\n${markdown}`;

/** Returns texts by address, also of `llms.txt` and `llms-full.txt`: `/faq.md` → `---\ntitle: FAQ\n…---\n\n# FAQ\n\n…` */
export function markdownAndLlmsFiles(pages: ReadonlyMap<string, CopiedPage>): Record<string, string> {
  const copies = [...pages].map(([route, page]) => ({route, page, copyText: copyOf(page)}));
  const sections = sectionTitles
    .map((title) => ({
      title,
      copies: copies.filter(({route, page}) => page.isListed && siteSectionOf(route).title === title),
    }))
    .filter((section) => section.copies.length > 0);
  const indexBlocks = [
    `# ${product.name}`,
    `> ${product.description}`,
    `All pages as one file: ${links.site}${llmsFiles.full}`,
    ...sections.map((section) => {
      const lines = section.copies.map(
        ({route, page}) => `- [${page.title}](${links.site}${markdownCopyPath(route)}): ${page.description}`,
      );
      return `## ${section.title}\n\n${lines.join('\n')}`;
    }),
    '',
  ];
  return {
    ...Object.fromEntries(copies.map(({route, copyText}) => [markdownCopyPath(route), copyText])),
    [llmsFiles.index]: indexBlocks.join('\n\n'),
    [llmsFiles.full]: sections.flatMap((section) => section.copies.map(({copyText}) => copyText)).join('\n'),
  };
}
