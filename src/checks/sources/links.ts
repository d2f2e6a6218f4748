import {product} from '../../facts/product';
import {lineAt} from '../../node/content/pageTree';
import type {ContentProblem} from '../../node/content/problems';
import {suggest} from '../../shared/nearest';
import {decodable} from '../../shared/routing/decodable';
import {routes} from '../../shared/routing/routes';
import {readFactFiles} from '../factFiles';
import type {Sources} from './read';

/** A page that links can lead to. */
interface Target {
  file: string;
  /** Undefined for a page that cannot be read: nobody knows. */
  ids: ReadonlySet<string> | undefined;
}

/** Whether a target is a page of this site: no address of another, and no file, which `pathname:` marks. */
const isInternal = (target: string): boolean => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target);

/** What is wrong with a link: the page or the place on it is unknown. */
function linkProblem(target: string, from: string, pages: ReadonlyMap<string, Target>): string[] | undefined {
  if (decodable(target) !== target) {
    return [`the link ${target} has a percent sign that encodes no character`, 'Write %25 for a percent sign.'];
  }
  // Neither from the root nor on the page itself: it depends on where the page is served.
  if (!/^[/#]/.test(target)) {
    const whole = new URL(target, `https://site.example${from}`).pathname.replace(/\.mdx?$/, '');
    const repair = `Write the whole address. ${suggest(whole, [...pages.keys()])}`;
    return [`the link ${target} depends on the address of its page`, repair];
  }
  const [address = '', id] = target.split('#');
  const [route = ''] = address.split('?');
  const page = pages.get(route === '' ? from : route);
  if (!page) return [`the link ${target} leads to no page`, suggest(route, [...pages.keys()])];
  if (id === undefined || page.ids === undefined || page.ids.has(decodeURIComponent(id))) return undefined;
  const where = page.file.endsWith('.tsx') ? ` ${page.file} has to give it as id="${id}" in plain text.` : '';
  return [`the link ${target} leads to no place on ${page.file}`, suggest(id, [...page.ids]) + where];
}

/** Pages of this site by address. */
function targetsOf({pages, reactPages}: Sources, known: readonly string[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>([
    ...reactPages.map(({permalink, file, ids}) => [permalink, {file, ids}] as const),
    ...pages.map(({permalink, file, problems, outline: {ids}}) => {
      return [permalink, {file, ids: problems.length > 0 ? undefined : ids}] as const;
    }),
  ]);
  // A page outside the table is a mistake of its own; links to it are as good as it will be.
  for (const route of known) if (!targets.has(route)) targets.set(route, {file: route, ids: new Set()});
  return targets;
}

interface WrittenLink {
  target: string;
  line: number;
}

/** Finds links of a file that lead nowhere. */
const brokenIn = (
  {file, permalink}: {file: string; permalink: string},
  links: readonly WrittenLink[],
  targets: ReadonlyMap<string, Target>,
): ContentProblem[] =>
  links.flatMap(({target, line}): ContentProblem[] => {
    const [message, repair = ''] = isInternal(target) ? (linkProblem(target, permalink, targets) ?? []) : [];
    return message === undefined ? [] : [{file, line, message, repair}];
  });

/** Finds links to pages and places of this site that do not exist, on pages and in their blocks. */
export function findLinks(sources: Sources, known: readonly string[] = routes): ContentProblem[] {
  const targets = targetsOf(sources, known);
  return sources.pages.flatMap((page) => brokenIn(page, page.outline.links, targets));
}

/** An address of a page in quotes. */
const quoted = /(['"`])(?<target>\/(?:docs|documents|faq|known-issues|get-started|premium)(?:[/#][^'"`\s]*)?)\1/g;

/** The addresses of pages in a file of facts. Computed ones are left out. */
export const linksInFacts = (source: string): WrittenLink[] =>
  [...source.matchAll(quoted)].flatMap(({groups, index}) => {
    const target = (groups?.target ?? '').replaceAll('${product.slug}', product.slug);
    return target.includes('${') ? [] : [{target, line: lineAt(source, index)}];
  });

/** Finds addresses in facts that lead nowhere: of the banner, the search, guides of the FAQ. */
export async function findFactLinks(sources: Sources, known: readonly string[] = routes): Promise<ContentProblem[]> {
  const targets = targetsOf(sources, known);
  const files = await readFactFiles(sources.root);
  return files.flatMap(({file, source}) => brokenIn({file, permalink: '/'}, linksInFacts(source), targets));
}
