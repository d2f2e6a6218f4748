import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../../node/content/problems';
import {hasPreview, pagePreviews} from '../previews/pagePreviews';
import {chatNames, previewProblems} from '../previews/previewProblems';
import type {SourcePage, Sources} from './read';

/** Returns the line of a preview, found by the summary at the beginning of `where`: `Chat "A poll." > Message 1`. */
function lineOfPreview({root}: SourcePage, where: string): number {
  const summary = /^Chat "(?<summary>.*?)"(?: > |$)/s.exec(where)?.groups?.summary;
  const lines: number[] = [];
  visit(root, 'mdxJsxFlowElement', ({name, attributes, position}) => {
    const isMatch = summary === undefined || attributes.some(({value}) => value === summary);
    if (name === 'Chat' && isMatch) lines.push(position?.start.line ?? 1);
  });
  return lines[0] ?? 1;
}

/** The expressions in the previews' props run, so they can throw. */
async function previewsOf(page: SourcePage): Promise<ContentProblem[]> {
  const problem = (where: string, message: string, repair: string): ContentProblem => ({
    file: page.file,
    line: lineOfPreview(page, where),
    message,
    repair,
  });
  try {
    const found = previewProblems(await pagePreviews(page.root, chatNames));
    return found.map(({where, message, repair}) => problem(where, `${where}: ${message}`, repair));
  } catch (error) {
    const message = `the previews can't be read: ${error instanceof Error ? error.message : String(error)}`;
    return [problem('', message, 'Correct the preview: its components and props are in src/components/chat/.')];
  }
}

/** Finds mistakes in the chat previews of Markdown pages. Unit tests check the ones of React pages. */
export async function findPreviews({pages}: Sources): Promise<ContentProblem[]> {
  const readable = pages.filter(({source, problems}) => hasPreview(source) && problems.length === 0);
  return (await Promise.all(readable.map(previewsOf))).flat();
}
