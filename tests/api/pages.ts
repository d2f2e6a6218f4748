import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {sampleLanguages, type SampleLanguage} from '../../src/shared/codeLanguages';
import {routes} from '../../src/shared/routing/routes';

export const languages = sampleLanguages.map(({id}) => id);
export type Language = SampleLanguage;

/** A request that a page shows in several languages, and the answer that it shows. */
interface ShownRequest {
  /** Page and heading, for messages. */
  place: string;
  code: Readonly<Record<Language, string>>;
  status: number;
  /** Undefined if the page says that there is none. */
  body: unknown;
}

/** Code of a page that is no sample of one operation: a loop over pages, for instance. */
interface ShownCode {
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
const apiPages = routes.filter((route) => route === '/docs/api' || route.startsWith('/docs/api/'));

type Node = ReturnType<CheerioAPI>;

const languageOf = (block: Node): string => /\blanguage-(\w+)/.exec(block.attr('class') ?? '')?.[1] ?? '';

const codeOf = (block: Node): string => block.find('code').text();

/** Reads what a built page shows. */
function readShown(html: string, page: string): ShownPage {
  const $ = load(html);
  const all = (selector: string): Node[] =>
    $(selector)
      .toArray()
      .map((element) => $(element));
  const place = (node: Node): string => `${page}#${node.prevAll('h2, h3').first().attr('id') ?? ''}`;

  const requests = all('article sample-choice').map((choice): ShownRequest => {
    const sample = choice.parent();
    const code = Object.fromEntries(
      sample
        .children('.codeBlock')
        .toArray()
        .map((element) => [languageOf($(element)), codeOf($(element))]),
    ) as Record<Language, string>;
    // The answer is below, before the next heading: as JSON under its status, or in a sentence if it has no body.
    const below = sample.nextUntil('h2, h3');
    const answer = below.filter('.codeBlock.language-json').first();
    const words = answer.length > 0 ? answer.children('div').first().text() : below.filter('p').first().text();
    return {
      place: place(sample),
      code,
      status: Number(/\b[1-5]\d\d\b/.exec(words)?.[0]),
      body: answer.length > 0 ? (JSON.parse(codeOf(answer)) as unknown) : undefined,
    };
  });
  const code = all('article .codeBlock')
    .filter(
      (block) =>
        block.siblings('sample-choice').length === 0 && languages.some((language) => language === languageOf(block)),
    )
    .map((block): ShownCode => ({place: place(block), language: languageOf(block) as Language, code: codeOf(block)}));
  const operations = all('article .endpoint').map(
    (endpoint) => `${endpoint.find('.method').text()} ${codeOf(endpoint)}`,
  );
  return {requests, code, operations};
}

/** What all pages of the API show. */
export async function readApiPages(): Promise<ShownPage[]> {
  return Promise.all(
    apiPages.map(async (page) => readShown(await readFile(path.join(build, `${page.slice(1)}.html`), 'utf8'), page)),
  );
}

/** Where the build has a file of the site. */
export const built = (file: string): string => path.join(build, file);

/** JSON that developers download: the OpenAPI document, or the Postman collection. */
export async function readDocument(file: string): Promise<object> {
  return JSON.parse(await readFile(built(file), 'utf8')) as object;
}
