import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {routes} from '../../src/routing/routes';

export const languages = ['bash', 'js', 'python'] as const;
export type Language = (typeof languages)[number];

/** A request that a page shows in several languages, and the answer that it shows. */
export interface ShownRequest {
  /** Page and heading, for messages. */
  place: string;
  code: Readonly<Record<Language, string>>;
  status: number;
  /** Undefined if the page says that there is none. */
  body: unknown;
}

/** Code of a page that is no sample of one operation: a loop over pages, for instance. */
export interface ShownCode {
  place: string;
  language: Language;
  code: string;
}

/** What one page shows to developers. */
export interface ShownPage {
  requests: ShownRequest[];
  code: ShownCode[];
  /** Method and path of each operation, as its heading is followed by it. */
  operations: string[];
}

const build = path.join(import.meta.dirname, '../../build');

/** Addresses of the pages of the API. */
export const apiPages = routes.filter((it) => it === '/docs/api' || it.startsWith('/docs/api/'));

const languageOf = ($: CheerioAPI, block: Element): string =>
  /\blanguage-(\w+)/.exec($(block).attr('class') ?? '')?.[1] ?? '';

/** Reads what a built page shows. */
export function readShown(html: string, page: string): ShownPage {
  const $ = load(html);
  const place = (block: Element): string => {
    const heading = $(block).prevAll('h2, h3').first();
    return `${page}#${heading.attr('id') ?? ''}`;
  };
  const blocks = $('article .codeBlock').toArray();
  const ofSamples = (block: Element): boolean => $(block).parent().children('fieldset').length > 0;
  const samples = $('article fieldset').parent().toArray();

  const requests = samples.map((sample): ShownRequest => {
    const code = Object.fromEntries(
      $(sample)
        .children('.codeBlock')
        .toArray()
        .map((it) => [languageOf($, it), $(it).find('code').text()]),
    ) as Record<Language, string>;
    // The answer is below, before the next heading: as JSON under its status, or in a sentence if it has no body.
    const below = $(sample).nextUntil('h2, h3');
    const answer = below.filter('.codeBlock.language-json').first();
    const words = answer.length > 0 ? answer.children('div').first().text() : below.filter('p').first().text();
    return {
      place: place(sample),
      code,
      status: Number(/\b[1-5]\d\d\b/.exec(words)?.[0]),
      body: answer.length > 0 ? (JSON.parse(answer.find('code').text()) as unknown) : undefined,
    };
  });
  const known: readonly string[] = languages;
  const code = blocks
    .filter((it) => !ofSamples(it) && known.includes(languageOf($, it)))
    .map((it): ShownCode => ({
      place: place(it),
      language: languageOf($, it) as Language,
      code: $(it).find('code').text(),
    }));
  const operations = $('article .endpoint')
    .toArray()
    .map((it) => `${$(it).find('.method').text()} ${$(it).find('code').text()}`);
  return {requests, code, operations};
}

/** What all pages of the API show. */
export async function readApiPages(): Promise<ShownPage[]> {
  return Promise.all(
    apiPages.map(async (page) => readShown(await readFile(path.join(build, `${page.slice(1)}.html`), 'utf8'), page)),
  );
}

/** The document that developers download. */
export async function readDocument(file: string): Promise<object> {
  return JSON.parse(await readFile(path.join(build, file), 'utf8')) as object;
}
