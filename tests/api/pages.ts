import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {sampleLanguages, type SampleLanguage} from '../../src/shared/codeLanguages';
import {routes} from '../../src/shared/routing/routes';

export const languages = sampleLanguages.map(({id}) => id);
export type Language = SampleLanguage;

interface ShownRequest {
  /** Page and heading, for messages. */
  place: string;
  code: Readonly<Record<Language, string>>;
  status: number;
  body: unknown;
}

/** Code that isn't a sample of one operation, such as a loop over pages. */
interface ShownCode {
  place: string;
  language: Language;
  code: string;
}

export interface ShownPage {
  requests: ShownRequest[];
  code: ShownCode[];
  /** `METHOD /path` below the heading of each operation. */
  operations: string[];
}

const build = path.join(import.meta.dirname, '../../build');

const apiPages = routes.filter((route) => route === '/docs/api' || route.startsWith('/docs/api/'));

type Node = ReturnType<CheerioAPI>;

const languageOf = (block: Node): string => /\blanguage-(\w+)/.exec(block.attr('class') ?? '')?.[1] ?? '';

const codeOf = (block: Node): string => block.find('code').text();

function parsePage(html: string, page: string): ShownPage {
  const $ = load(html);
  const all = (selector: string): Node[] =>
    $(selector)
      .toArray()
      .map((element) => $(element));
  const place = (node: Node): string => `${page}#${node.prevAll('hgroup').first().children().attr('id') ?? ''}`;

  const requests = all('article sample-choice').map((choice): ShownRequest => {
    const sample = choice.parent();
    const code = Object.fromEntries(
      sample
        .children('.codeBlock')
        .toArray()
        .map((element) => [languageOf($(element)), codeOf($(element))]),
    ) as Record<Language, string>;
    // The response is before the next heading: JSON below its status, or a sentence if it has no body.
    const below = sample.nextUntil('hgroup');
    const answer = below.filter('.codeBlock.language-json').first();
    const statusText = answer.length > 0 ? answer.children('div').first().text() : below.filter('p').first().text();
    return {
      place: place(sample),
      code,
      status: Number(/\b[1-5]\d\d\b/.exec(statusText)?.[0]),
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

export async function readApiPages(): Promise<ShownPage[]> {
  return Promise.all(
    apiPages.map(async (page) => parsePage(await readFile(path.join(build, `${page.slice(1)}.html`), 'utf8'), page)),
  );
}

export const built = (file: string): string => path.join(build, file);

export async function readDocument(file: string): Promise<object> {
  return JSON.parse(await readFile(built(file), 'utf8')) as object;
}
