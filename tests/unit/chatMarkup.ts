import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import * as chat from '../../src/components/chat';

const icons = `
import Cloud from 'lucide-react/icons/cloud';
import PawPrint from 'lucide-react/icons/paw-print';
`;

/** Renders a page in MDX that uses the chat components. */
export async function renderPage(source: string): Promise<string> {
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: Page} = await evaluate(`${icons}\n${source}`, {...runtime, baseUrl: import.meta.url});
  return renderToStaticMarkup(createElement(Page, {components: chat}));
}

/** Matches focusable elements, pictures that screen readers announce, inline styles, and blocks inside paragraphs. */
const broken = [
  /<(?:a|area|audio|button|details|iframe|input|select|summary|textarea|video)[\s>]/g,
  /<svg\b(?![^>]*aria-hidden="true")/g,
  /<img\b(?![^>]*alt="")/g,
  /\s(?:tabindex|contenteditable|href|style|on\w+)=/gi,
  /<p\b[^>]*>(?:(?!<\/p>).)*?<(?:p|div|ul|ol|dl|li|figure|blockquote)\b/gs,
  /<span\b[^>]*>(?:(?!<\/span>).)*?<(?:p|div|ul|ol|dl|li|figure|blockquote)\b/gs,
];

export const brokenMarkup = (markup: string): string[] => broken.flatMap((pattern) => markup.match(pattern) ?? []);

/** Returns the lines that a screen reader announces, one for each block. */
export function transcript(markup: string): string[] {
  return markup
    .replace(/<svg\b.*?<\/svg>/gs, '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<\/?(?:figure|figcaption|div|ol|ul|li|p|dl|dt|dd|blockquote)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
