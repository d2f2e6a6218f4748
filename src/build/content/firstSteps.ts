import type {ListItem, Nodes} from 'mdast';
import type {QuickStart, Step} from '../../lib/firstSteps';
import {contentBelow, isHeadingWithId} from './headings';
import {readPageWithFacts, type ParsedPage} from './parsedPage';
import {assertNoMistakes, type ContentMistake} from './mistakes';
import {joinTexts, readRichText} from './richText';
import {textOf} from '../markdown/textOf';

const quickStartId = 'quick-start';

interface GuidePage extends ParsedPage {
  file: string;
  route: string;
}

type ReportMistake = (node: Nodes | undefined, message: string, repair: string) => void;

/**
 * ``**Vote.** Run `/vote`.`` → `{title: 'Vote', parts: ['. Run ', {code: '/vote'}, '.']}`. If a table or form follows the
 * paragraph, the step ends with a link to the guide.
 */
function readStep({children}: ListItem, {route}: GuidePage, report: ReportMistake): Step {
  const [paragraph, ...nodesBelow] = children;
  const [title, ...description] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (title?.type !== 'strong') {
    report(paragraph, 'a first step has no title', 'Start with the action in bold: **Post the panel** with …');
    return {title: '', parts: []};
  }
  const titleText = textOf(title);
  const punctuation = /[.,]$/.exec(titleText)?.[0] ?? '';
  const withRoute = (href: string): string => (href.startsWith('#') ? route + href : href);
  const descriptionParts = readRichText(description, (node) =>
    report(
      node,
      'a first step contains something other than text, code and links',
      'Move it into its own paragraph, below the text of the step.',
    ),
  ).map((part) => (typeof part === 'object' && 'to' in part ? {...part, to: withRoute(part.to)} : part));
  const parts =
    nodesBelow.length === 0
      ? descriptionParts
      : [
          ...descriptionParts.slice(0, -1),
          // A final colon announces the table or form, which isn't part of the step.
          ...descriptionParts.slice(-1).map((part) => (typeof part === 'string' ? part.replace(/:$/, '.') : part)),
          ' ',
          {text: 'See it in the guide', to: withRoute(`#${quickStartId}`)},
          '.',
        ];
  return {title: titleText.slice(0, titleText.length - punctuation.length), parts: joinTexts([punctuation, ...parts])};
}

/** Reads the numbered list below the heading with the id `headingId`. */
export function readFirstSteps(
  page: GuidePage,
  headingId = quickStartId,
): {quickStart: QuickStart; mistakes: ContentMistake[]} {
  const mistakes: ContentMistake[] = [];
  const report: ReportMistake = (node, message, repair) =>
    mistakes.push({file: page.file, line: node?.position?.start.line ?? 1, message, repair});

  const {children} = page.tree;
  const headingIndex = children.findIndex((node) => isHeadingWithId(node, headingId));
  const heading = children[headingIndex];
  const list = contentBelow(children, headingIndex).find(({type}) => type === 'list');
  const items = heading && list?.type === 'list' && list.ordered ? list.children : [];
  if (items.length === 0) {
    report(
      heading,
      'the page has no first steps',
      `Write them as a numbered list below a heading with {/* #${headingId} */}.`,
    );
  }
  const quickStart = {
    title: heading ? textOf(heading).trim() : '',
    to: `${page.route}#${headingId}`,
    steps: items.map((item) => readStep(item, page, report)),
  };
  return {quickStart, mistakes};
}

/**
 * Reads the first steps of a guide, such as `modules/polls`.
 * @throws ContentError if it has none, or they can't be read
 */
export function loadFirstSteps(docId: string, headingId?: string): QuickStart {
  const file = `docs/${docId}.mdx`;
  const parsedPage = readPageWithFacts(file);
  assertNoMistakes(parsedPage.mistakes);
  const {quickStart, mistakes} = readFirstSteps({...parsedPage, file, route: `/docs/${docId}`}, headingId);
  assertNoMistakes(mistakes);
  return quickStart;
}
