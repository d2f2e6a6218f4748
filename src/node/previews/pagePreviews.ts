import {evaluate} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {expandBody, type Page} from '../content/expand';
import {ContentError} from '../content/problems';
import * as chat from '../../components/chat';

const frontMatter = /^---\n.*?\n---\n/s;

/** The beginning of any chat component. */
const part = new RegExp(`<(?:${Object.keys(chat).join('|')})\\b`);

/** Whether a text in MDX uses a chat component. */
export const hasPreview = (source: string): boolean => part.test(source);

/** Leaves of a page its previews and their icons, so that nothing else of it has to run. */
function onlyPreviews() {
  return (tree: Root, file: {value: unknown}): void => {
    tree.children = tree.children.filter((node) => {
      if (node.type !== 'mdxjsEsm') {
        return hasPreview(String(file.value).slice(node.position?.start.offset, node.position?.end.offset));
      }
      const program = node.data?.estree;
      if (!program) return false;
      program.body = program.body.filter(
        (statement) =>
          statement.type === 'ImportDeclaration' && String(statement.source.value).startsWith('lucide-react/'),
      );
      return true;
    });
  };
}

/**
 * The previews of a page in MDX, as elements.
 * @throws ContentError for wrong placeholders, and the errors of MDX
 */
export async function pagePreviews(page: Page): Promise<ReactNode> {
  const {text, problems} = expandBody(page);
  if (problems.length > 0) throw new ContentError(problems);
  const {default: content} = await evaluate(text.replace(frontMatter, ''), {
    ...runtime,
    baseUrl: import.meta.url,
    remarkPlugins: [onlyPreviews],
  });
  return createElement(content as ComponentType<{components: typeof chat}>, {components: chat});
}
