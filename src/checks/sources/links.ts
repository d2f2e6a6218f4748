import {readFileSync} from 'node:fs';
import path from 'node:path';
import {announcements} from '../../facts/announcements';
import type {ContentProblem} from '../../node/content/problems';
import {suggest} from '../../shared/nearest';
import {decodable} from '../../shared/routing/decodable';
import {routes} from '../../shared/routing/routes';
import {factLine} from '../facts/locate';
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

/** Finds links to pages and places of this site that do not exist: those of pages, of blocks on them, of the banner. */
export function findLinks({root, pages, reactPages}: Sources, known: readonly string[] = routes): ContentProblem[] {
  const targets = new Map<string, Target>([
    ...reactPages.map(({permalink, file, ids}) => [permalink, {file, ids}] as const),
    ...pages.map(({permalink, file, problems, outline: {ids}}) => {
      return [permalink, {file, ids: problems.length > 0 ? undefined : ids}] as const;
    }),
  ]);
  // A page outside the table is a mistake of its own; links to it are as good as it will be.
  for (const route of known) if (!targets.has(route)) targets.set(route, {file: route, ids: new Set()});

  const inPages = pages.flatMap(({file, permalink, outline}) =>
    outline.links
      .filter(({target}) => isInternal(target))
      .flatMap(({target, line}): ContentProblem[] => {
        const [message, repair = ''] = linkProblem(target, permalink, targets) ?? [];
        return message === undefined ? [] : [{file, line, message, repair}];
      }),
  );
  return [...inPages, ...findBannerLinks(root, targets)];
}

/** The links of the banner, which stand in facts and on no page in Markdown. */
function findBannerLinks(root: string, targets: ReadonlyMap<string, Target>): ContentProblem[] {
  const file = 'src/facts/announcements.ts';
  return announcements.messages.flatMap((message): ContentProblem[] => {
    const links: readonly {to?: string}[] = 'links' in message ? message.links : [];
    return links.flatMap(({to}): ContentProblem[] => {
      const [words, repair = ''] = to === undefined || !isInternal(to) ? [] : (linkProblem(to, '/', targets) ?? []);
      if (words === undefined) return [];
      return [
        {file, line: factLine(readFileSync(path.join(root, file), 'utf8'), ['messages']), message: words, repair},
      ];
    });
  });
}
