import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {TextPage} from './types';

/** Turns a page into Markdown with front matter. */
export type WritePage = (page: TextPage) => string;

/** Writes a page in plain Markdown. */
export const writeMarkdown: WritePage = ({title, description, html}) => {
  const text = toMarkdown(toMdast(fromHtml(html, {fragment: true})), {extensions: [gfmTableToMarkdown()]});
  // A text in JSON is one in YAML, too.
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`;
};
