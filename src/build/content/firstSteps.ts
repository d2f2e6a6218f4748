import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ListItem, Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {FirstSteps, Step, StepPart} from '../../lib/firstSteps';
import {joinNeighbors} from '../../lib/collections';
import {isHeading} from './headings';
import {readTree, type PageTree} from './pageTree';
import {throwProblems, type ContentProblem} from './problems';

const quickStart = 'quick-start';

interface GuidePage extends PageTree {
  file: string;
  permalink: string;
}

type Report = (node: Nodes | undefined, message: string, repair: string) => void;

function readPart(node: PhrasingContent, permalink: string, report: Report): StepPart {
  switch (node.type) {
    case 'inlineCode':
      return {code: node.value};
    case 'link':
      return {text: toString(node), to: node.url.startsWith('#') ? permalink + node.url : node.url};
    case 'text':
    case 'emphasis':
    case 'strong':
      return toString(node);
    default:
      report(
        node,
        'a first step contains something other than text, code and links',
        'Move it into its own paragraph, below the text of the step.',
      );
      return '';
  }
}

/**
 * ``**Vote.** Run `/vote`.`` → `{title: 'Vote', parts: ['. Run ', {code: '/vote'}, '.']}`. If a table or form follows the
 * paragraph, the step ends with a link to the guide.
 */
function readStep({children}: ListItem, {permalink}: GuidePage, report: Report): Step {
  const [text, ...others] = children;
  const [title, ...rest] = text?.type === 'paragraph' ? text.children : [];
  if (title?.type !== 'strong') {
    report(text, 'a first step has no title', 'Start with the action in bold: **Post the panel** with …');
    return {title: '', parts: []};
  }
  const words = toString(title);
  const punctuation = /[.,]$/.exec(words)?.[0] ?? '';
  const parts: StepPart[] = rest.map((node) => readPart(node, permalink, report));
  if (punctuation) parts.unshift(punctuation);
  if (others.length > 0) {
    const last = parts.pop();
    if (last !== undefined) parts.push(typeof last === 'string' ? last.replace(/:$/, '.') : last);
    parts.push(' ', {text: 'See it in the guide', to: `${permalink}#${quickStart}`}, '.');
  }
  const joined = joinNeighbors(parts, (before, after) =>
    typeof before === 'string' && typeof after === 'string' ? before + after : undefined,
  );
  return {title: words.slice(0, words.length - punctuation.length), parts: joined};
}

/** @param id of the heading above the numbered list */
export function readFirstSteps(page: GuidePage, id = quickStart): {steps: FirstSteps; problems: ContentProblem[]} {
  const problems: ContentProblem[] = [];
  const report: Report = (node, message, repair) =>
    problems.push({file: page.file, line: node?.position?.start.line ?? 1, message, repair});

  const {children} = page.root;
  const start = children.findIndex((node) => isHeading(node, id));
  const heading = children[start];
  const below = children.slice(start + 1);
  const next = below.findIndex(({type}) => type === 'heading');
  const list = below.slice(0, next === -1 ? undefined : next).find(({type}) => type === 'list');
  const items = heading && list?.type === 'list' && list.ordered ? list.children : [];
  if (items.length === 0) {
    report(
      heading,
      'the page has no first steps',
      `Write them as a numbered list below a heading with {/* #${id} */}.`,
    );
  }
  const words = heading?.type === 'heading' ? heading.children.filter(({type}) => type === 'text') : [];
  const steps = {
    title: words
      .map((node) => toString(node))
      .join('')
      .trim(),
    to: `${page.permalink}#${id}`,
    steps: items.map((item) => readStep(item, page, report)),
  };
  return {steps, problems};
}

/**
 * Reads the first steps of a guide, such as `modules/polls`.
 * @throws ContentError if it has none, or they can't be read
 */
export function firstStepsOf(name: string, id?: string): FirstSteps {
  const file = `docs/${name}.mdx`;
  // Relative to the working directory, because this code runs from a bundle in another folder.
  const tree = readTree({file, source: readFileSync(path.resolve(file), 'utf8')});
  throwProblems(tree.problems);
  const {steps, problems} = readFirstSteps({...tree, file, permalink: `/docs/${name}`}, id);
  throwProblems(problems);
  return steps;
}
