import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {facts} from '../../shared/factTree';
import {renderBlock} from './blocks';
import {escapeText, serialize, type Block} from './blocks/markdown';
import {findMisnamed} from './misnamed';
import {components} from '../markdown/pageComponents';
import {readFrontMatter} from './frontMatter';
import {inCode, inProse, lookUpText, type FactValue} from './lookup';
import type {ContentProblem} from './problems';
import {lineAt, parsePage, regionsOf, type Event, type Surroundings} from './regions';

/** A page as it stands in the repository. */
export interface Page {
  /** Path from the root of the repository, with slashes. */
  file: string;
  /** The whole file, front matter included. */
  source: string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An address without what MDX takes for markup. */
const address = /^https?:\/\/[^\s<>{}]+$/;

function write(value: FactValue, surroundings: Surroundings): string {
  if (surroundings === 'code' || surroundings === 'block') return inCode(value);
  const text = inProse(value);
  if (surroundings === 'attribute') return escapeAttribute(text);
  // An address that stands alone becomes a link as it is written, so a backslash would be a part of it.
  return address.test(text) ? text : escapeText(text);
}

/** `{$path}` unless escaped, or a block from its bracket to the end of its line. */
const placeholder = /(?<!\\)\{\$(?<path>[^{}]*)\}?|(?<tag><Facts\b[^\n]*)/g;
const blockTag = /^<Facts\.(?<name>\w+) of="(?<of>[^"]*)" \/>\s*$/;
const wholePath = /^\{\$[\w-]+(?:\.[\w-]+)*\}$/;

/** What was put in the place of a placeholder. */
interface Replacement {
  /** Where it begins in the source. */
  offset: number;
  written: string;
  became: string;
}

/** A page's body with facts put in, and what is wrong with its placeholders and blocks. */
export interface Expanded {
  problems: ContentProblem[];
  /** All of it. Made when it is asked for: blocks are most of all pages, and who checks a page reads them as nodes. */
  readonly text: string;
  /** The page's own words: with facts put in and blocks as they are written. */
  prose: string;
  /** What was put into them. */
  replacements: readonly Replacement[];
  /** What blocks are made of, and where in the source each stands. */
  blocks: readonly {offset: number; nodes: readonly Block[]}[];
}

/** The line in the source, from 1, of an offset in the page's own words. */
export function sourceLine(source: string, {replacements}: Pick<Expanded, 'replacements'>, offset: number): number {
  let grown = 0;
  for (const {offset: start, written, became} of replacements) {
    if (offset < start + grown) break;
    if (offset < start + grown + became.length) return lineAt(source, start);
    grown += became.length - written.length;
  }
  return lineAt(source, offset - grown);
}

/** A source with replacements, which are in its order. */
function replaced(source: string, replacements: readonly Replacement[]): string {
  let done = 0;
  const pieces = replacements.map(({offset, written, became}) => {
    const piece = source.slice(done, offset) + became;
    done = offset + written.length;
    return piece;
  });
  return pieces.join('') + source.slice(done);
}

/** Where the last brace opens that nothing closes. */
function openBrace(source: string): number {
  let closed = 0;
  for (let offset = source.length - 1; offset >= 0; offset -= 1) {
    if (source[offset] === '}') closed += 1;
    else if (source[offset] === '{' && closed === 0) return offset;
    else if (source[offset] === '{') closed -= 1;
  }
  return 0;
}

/** What the parser of MDX says. It notices a brace without its partner at the end of the page only. */
function syntaxProblem(source: string, error: unknown): {line: number; message: string; repair: string} {
  const {message, line = 1} = error as Error & {line?: number};
  if (!message.includes('end of file in expression'))
    return {line, message, repair: 'Fix the MDX syntax at this place.'};
  return {
    line: lineAt(source, openBrace(source)),
    message: 'a brace opens here and none closes it',
    repair: 'Write the closing brace, or \\{ for a brace that readers see.',
  };
}

/**
 * Replaces all placeholders of a page's body by Markdown text; the front matter stays as it is (see `expandValue`).
 * A page that cannot be parsed is a problem, too, at the parser's line, and so is a component that does not exist.
 */
export function expandBody({file, source}: Page): Expanded {
  let events: Event[];
  try {
    events = parsePage(source);
  } catch (error) {
    return {
      problems: [{file, ...syntaxProblem(source, error)}],
      text: source,
      prose: source,
      replacements: [],
      blocks: [],
    };
  }
  const problems = findMisnamed(events, source).map(({offset, message, repair}): ContentProblem => ({
    file,
    line: lineAt(source, offset),
    message,
    repair,
  }));
  const regions = regionsOf(events);
  const surroundingsAt = (offset: number): Surroundings =>
    regions.find((region) => offset >= region.start && offset < region.end)?.surroundings ?? 'prose';

  /** A fact as text, a block as nodes; what is no placeholder stays as it is. */
  const find = (
    match: string,
    offset: number,
    groups: Record<string, string | undefined>,
  ): string | readonly Block[] => {
    const surroundings = surroundingsAt(offset);
    if (surroundings === 'frontMatter') return match;
    const fail = (message: string, repair: string): string => {
      problems.push({file, line: lineAt(source, offset), message, repair});
      return match;
    };

    if (groups.tag !== undefined) {
      if (surroundings !== 'prose') return match;
      const startsLine = offset === 0 || source[offset - 1] === '\n';
      const tag = startsLine ? blockTag.exec(groups.tag) : null;
      if (!tag) {
        return fail(
          `the block ${groups.tag.trim()} is not written as a block`,
          'Write <Facts.Name of="key" /> alone on its line, without indentation.',
        );
      }
      const block = renderBlock(tag.groups?.name ?? '', tag.groups?.of ?? '');
      return 'nodes' in block ? block.nodes : fail(block.message, block.repair);
    }

    if (!wholePath.test(match)) {
      return fail(
        `the placeholder ${match} is not written as a placeholder`,
        'Write {$path.to.fact} without spaces, brackets or quotes.',
      );
    }
    const found = lookUpText(facts, groups.path ?? '');
    return 'value' in found ? write(found.value, surroundings) : fail(found.message, found.repair);
  };
  const found = [...source.matchAll(placeholder)].map((match) => ({
    offset: match.index,
    written: match[0],
    value: find(match[0], match.index, match.groups ?? {}),
  }));
  const replacements = found.flatMap(({offset, written, value}) =>
    typeof value === 'string' ? [{offset, written, became: value}] : [],
  );
  const blocks = found.flatMap(({offset, value}) => (typeof value === 'string' ? [] : [{offset, nodes: value}]));
  return {
    problems,
    prose: replaced(source, replacements),
    replacements,
    blocks,
    get text() {
      const all = found.map(({offset, written, value}) => ({
        offset,
        written,
        became: typeof value === 'string' ? value : serialize(value),
      }));
      return replaced(source, all);
    },
  };
}

/** Replaces the placeholders in one value of the front matter; the problems have no place yet. */
export function expandValue(value: string): {text: string; problems: {message: string; repair: string}[]} {
  const problems: {message: string; repair: string}[] = [];
  const text = value.replace(/\{\$(?<path>[^{}]*)\}?/g, (match, path: string) => {
    const found = wholePath.test(match)
      ? lookUpText(facts, path)
      : {message: `the placeholder ${match} is not written as a placeholder`, repair: 'Write {$path.to.fact}.'};
    if ('value' in found) return inProse(found.value);
    problems.push(found);
    return match;
  });
  return {text, problems};
}

/**
 * All that a page's code is made of, as one string to compare: its front matter and its words with facts put in, its blocks,
 * which take long to write as Markdown, and where its components are.
 * @returns undefined if the page has a mistake, which who compiles it reports
 */
export async function expandPage(page: Page): Promise<string | undefined> {
  const {problems: mistakes, prose, blocks} = expandBody(page);
  if (mistakes.length > 0) return undefined;
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent: page.source});
  const {frontMatter, problems} = readFrontMatter(page, parsed.frontMatter);
  if (problems.length > 0) return undefined;
  const made = JSON.stringify([frontMatter, prose, blocks]);
  return `${JSON.stringify([...components].filter(([name]) => made.includes(name)))}\n${made}`;
}
