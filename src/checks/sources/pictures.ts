import {existsSync} from 'node:fs';
import path from 'node:path';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage, Sources} from './read';

/** The attribute that says in words what a picture shows, by element. */
const words: Readonly<Record<string, string>> = {Diagram: 'caption', img: 'alt'};

function wrongPictures({file, root}: SourcePage, folder: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number | undefined, picture: string, repair: string) => {
    problems.push({file, line: line ?? 1, message: `${picture} has no text for readers who don't see it`, repair});
  };
  /** Docusaurus refuses a missing picture only where Markdown shows it, and not in `<img>`. */
  const checkFile = (line: number | undefined, url: string) => {
    if (/^[a-z]+:/i.test(url)) return;
    const [name = ''] = url.split(/[?#]/);
    const place = name.startsWith('/') ? `static${name}` : path.posix.join(path.posix.dirname(file), name);
    if (existsSync(path.join(folder, place))) return;
    problems.push({
      file,
      line: line ?? 1,
      message: `there is no picture ${url}`,
      repair: `Add ${place}, or correct the address.`,
    });
  };
  visit(root, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image') checkFile(line, node.url);
    if (node.type === 'image' && !node.alt?.trim()) {
      report(line, `the picture ${node.url}`, `Write what it shows: ![…](${node.url}).`);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const source = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')?.value;
    if (node.name === 'img' && typeof source === 'string') checkFile(line, source);
    const attribute = words[node.name ?? ''];
    if (attribute === undefined) return;
    const written = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
    const text = written?.value;
    if (!text || (typeof text === 'string' && text.trim() === '')) {
      report(line, `<${node.name}>`, `Add ${attribute}="…" with what it shows, in one sentence.`);
    }
  });
  return problems;
}

/**
 * Finds pictures that don't exist, and pictures without words: `![](a.svg)`, `<img src="a.svg">`, and `<Diagram>` without a
 * caption.
 */
export const findPictures = ({root, pages}: Pick<Sources, 'root' | 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap((page) => wrongPictures(page, root));
