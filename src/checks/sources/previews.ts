import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../../node/content/problems';
import {hasPreview, pagePreviews} from '../previews/pagePreviews';
import {previewProblems, standIns} from '../previews/previewProblems';
import type {SourcePage, Sources} from './read';

/** Line of a page's preview, found by its summary, which its place begins with: `Chat "A poll." > Message 1`. */
function lineOfPreview({root}: SourcePage, where: string): number {
  const summary = /^Chat "(?<summary>.*?)"(?: > |$)/s.exec(where)?.groups?.summary;
  const lines: number[] = [];
  visit(root, 'mdxJsxFlowElement', ({name, attributes, position}) => {
    const isMeant = summary === undefined || attributes.some(({value}) => value === summary);
    if (name === 'Chat' && isMeant) lines.push(position?.start.line ?? 1);
  });
  return lines[0] ?? 1;
}

/** What is wrong with the previews of a page, or why they cannot be read: their expressions run when they are looked at. */
async function previewsOf(page: SourcePage): Promise<ContentProblem[]> {
  const problem = (where: string, message: string, repair: string): ContentProblem => ({
    file: page.file,
    line: lineOfPreview(page, where),
    message,
    repair,
  });
  try {
    const found = previewProblems(await pagePreviews(page.root, standIns));
    return found.map(({where, message, repair}) => problem(where, `${where}: ${message}`, repair));
  } catch (error) {
    const message = `its previews cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return [problem('', message, 'Fix the preview: its parts and props are in src/components/chat/.')];
  }
}

/** Finds mistakes in the chat previews of pages in Markdown; those in React are files of their own. */
export async function findPreviews({pages}: Sources): Promise<ContentProblem[]> {
  const readable = pages.filter(({source, problems}) => hasPreview(source) && problems.length === 0);
  return (await Promise.all(readable.map(previewsOf))).flat();
}
