import {existsSync} from 'node:fs';
import path from 'node:path';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage, Sources} from './read';

/** The attribute that describes the picture, by element. */
const textAttributes: Readonly<Record<string, string>> = {Diagram: 'caption', img: 'alt'};

function pictureProblems({file, root}: SourcePage, siteDir: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number | undefined, picture: string, repair: string) => {
    problems.push({file, line: line ?? 1, message: `${picture} has no text for readers who can't see it`, repair});
  };
  // Docusaurus only reports missing pictures in Markdown syntax, not in `<img>`. This reports both.
  const checkFile = (line: number | undefined, url: string) => {
    if (/^[a-z]+:/i.test(url)) return;
    const [name = ''] = url.split(/[?#]/);
    const target = name.startsWith('/') ? `static${name}` : path.posix.join(path.posix.dirname(file), name);
    if (existsSync(path.join(siteDir, target))) return;
    problems.push({
      file,
      line: line ?? 1,
      message: `missing picture "${url}"`,
      repair: `Add ${target}, or correct the URL.`,
    });
  };
  visit(root, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image') checkFile(line, node.url);
    if (node.type === 'image' && !node.alt?.trim()) {
      report(line, `the picture ${node.url}`, `Describe it: ![…](${node.url}).`);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const source = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')?.value;
    if (node.name === 'img' && typeof source === 'string') checkFile(line, source);
    const attribute = textAttributes[node.name ?? ''];
    if (attribute === undefined) return;
    const written = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
    const text = written?.value;
    if (!text || (typeof text === 'string' && text.trim() === '')) {
      report(line, `<${node.name}>`, `Describe it in one sentence: ${attribute}="…".`);
    }
  });
  return problems;
}

/**
 * Finds missing pictures, and those without a description: `![](a.svg)`, `<img src="a.svg">`, `<Diagram>` without a caption.
 */
export const findPictures = ({root, pages}: Pick<Sources, 'root' | 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap((page) => pictureProblems(page, root));
