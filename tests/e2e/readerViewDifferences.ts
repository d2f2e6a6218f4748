import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Readability} from '@mozilla/readability';
import {root} from '../../src/build/root';

const readabilitySource = readFileSync(path.join(root, 'node_modules/@mozilla/readability/Readability.js'), 'utf8');

/** Runs in the page, on a copy of its document. */
function compareWithReaderView(): string[] {
  const notTextSelector =
    'nav, button, form, fieldset, label, [data-not-text], [aria-live], [hidden], [aria-hidden=true]';
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(notTextSelector)) part.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ').trim();
  };
  const copy = document.cloneNode(true) as Document;
  const main = copy.querySelector('.theme-doc-markdown') ?? copy.querySelector('main');
  if (!main) return ['The page has no <main>.'];
  for (const element of copy.body.querySelectorAll('*')) {
    if (!main.contains(element) && !element.contains(main)) element.setAttribute('data-outside', '');
  }
  // Without the <h1>: reader views show the title by themselves, and leave out an <h1> with the same text.
  const blocks = [...main.querySelectorAll('h2, h3, h4, h5, h6, p, li, dt, dd, th, td, pre, summary, figcaption')]
    .filter((element) => !element.closest(notTextSelector) && textOf(element) !== '')
    .map((element, index) => {
      element.setAttribute('data-block', String(index));
      return {tag: element.localName, text: textOf(element)};
    });
  const heading = main.querySelector('h1');
  if (!heading) return ['The page has no <h1>.'];
  const title = textOf(heading);

  const {Readability: Parser} = window as unknown as {Readability: typeof Readability};
  const article = new Parser<Element>(copy, {serializer: (content) => content as Element}).parse();
  const content = article?.content;
  if (!content) return ['It finds no article.'];
  const isKept = (text: string, index: number): boolean => {
    const block = content.querySelector(`[data-block="${index}"]`);
    // Readability changes spaces between elements.
    return block !== null && textOf(block).replaceAll(' ', '') === text.replaceAll(' ', '');
  };
  // Only the outermost elements, because their texts contain those of the others.
  const foreign = [...content.querySelectorAll('[data-outside]:not([data-outside] *)')].map(textOf).filter(Boolean);
  return [
    ...(`${article.title} ${textOf(content)}`.includes(title) ? [] : [`It lacks the title: ${title}`]),
    ...foreign.map((text) => `It shows text from outside <main>: ${text}`),
    ...blocks
      .filter(({text}, index) => !isKept(text, index))
      .map(({tag, text}) => `It lacks text of <${tag}>: ${text}`),
  ];
}

/**
 * Opens a page in Mozilla's Readability, which is Firefox's reader view. Returns which of the page's texts it lacks, and which
 * texts it shows besides. Controls aren't text.
 */
export async function readerViewDifferences(page: Page): Promise<string[]> {
  await page.evaluate(readabilitySource);
  return page.evaluate(compareWithReaderView);
}
