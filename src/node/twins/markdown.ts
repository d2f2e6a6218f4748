import type {Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {PageText} from '../texts/pageText';

/** The text of a page as Markdown, with its title. */
export function markdownOf({content}: Pick<PageText, 'content'>): string {
  const root: Root = {type: 'root', children: [...content]};
  return toMarkdown(toMdast(root), {bullet: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]});
}
