import {stringify} from 'yaml';
import {description} from '../content/description';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {sectionOf, sectionTitles} from '../../shared/routing/sections';
import {twinPath} from '../../shared/routing/twins';
import type {PageText} from '../texts/pageText';
import {markdownOf} from './markdown';

/** An index of all pages for assistants, and all their texts in one file. Source of the form: https://llmstxt.org */
const llmsFiles = {index: '/llms.txt', full: '/llms-full.txt'} as const;

const twinOf = (page: PageText): string =>
  `---\n${stringify({title: page.title, description: page.description, url: page.address}, {lineWidth: 0})}---\n\n${markdownOf(page)}`;

/** Routes by section, in the order of the sections; within one in their own. */
const inSections = (pages: ReadonlyMap<string, unknown>): {section: string; routes: string[]}[] =>
  sectionTitles
    .map((section) => ({section, routes: [...pages.keys()].filter((route) => sectionOf(route) === section)}))
    .filter(({routes}) => routes.length > 0);

function llmsIndex(pages: ReadonlyMap<string, PageText>): string {
  const line = (route: string): string => {
    const page = pages.get(route);
    return `- [${page?.title ?? ''}](${links.site}${twinPath(route)}): ${page?.description ?? ''}`;
  };
  return [
    `# ${product.name}`,
    `> ${description}`,
    `All pages as one file: ${links.site}${llmsFiles.full}`,
    ...inSections(pages).map(({section, routes}) => `## ${section}\n\n${routes.map(line).join('\n')}`),
    '',
  ].join('\n\n');
}

/**
 * Files for who reads Markdown rather than pages: a twin of each page, an index of them, and all in one.
 * @param pages what the built pages say, by their routes
 * @returns texts by address
 */
export function twinFiles(pages: ReadonlyMap<string, PageText>): Record<string, string> {
  const twins = new Map([...pages].map(([route, page]) => [route, twinOf(page)]));
  const ordered = inSections(twins).flatMap(({routes}) => routes.flatMap((route) => twins.get(route) ?? []));
  return {
    ...Object.fromEntries([...twins].map(([route, twin]) => [twinPath(route), twin])),
    [llmsFiles.index]: llmsIndex(pages),
    [llmsFiles.full]: ordered.join('\n'),
  };
}
