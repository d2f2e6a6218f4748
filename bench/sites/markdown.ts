import type {Nodes as HastNodes} from 'hast';
import type {Nodes} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {importPackage} from '../packages';
import type {TextPage} from './types';

/** Turns a page into Markdown with front matter. */
export type WritePage = (page: TextPage) => string;

/**
 * A writer of pages in plain Markdown.
 *
 * @throws Error when the packages of the benchmark are not installed.
 */
export async function markdownWriter(): Promise<WritePage> {
  const {fromHtml} = await importPackage<{fromHtml: (html: string, options: {fragment: boolean}) => HastNodes}>(
    'hast-util-from-html',
  );
  const {toMdast} = await importPackage<{toMdast: (tree: HastNodes) => Nodes}>('hast-util-to-mdast');
  return ({title, description, html}) => {
    const text = toMarkdown(toMdast(fromHtml(html, {fragment: true})), {extensions: [gfmTableToMarkdown()]});
    // A text in JSON is one in YAML, too.
    return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`;
  };
}
