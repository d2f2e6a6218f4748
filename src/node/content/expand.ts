import {facts} from '../../rules/factTree';
import {renderBlock} from './blocks';
import {escapeText} from './blocks/markdown';
import {inCode, inProse, lookUpText, type FactValue} from './lookup';
import type {ContentProblem} from './problems';
import {lineAt, regionsOf, type Region, type Surroundings} from './regions';

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

/**
 * Replaces all placeholders of a page's body by Markdown text; the front matter stays as it is (see `expandValue`).
 * A page that cannot be parsed is a problem, too, at the parser's line.
 */
export function expandBody({file, source}: Page): {text: string; problems: ContentProblem[]} {
  const problems: ContentProblem[] = [];
  let regions: Region[];
  try {
    regions = regionsOf(source);
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    return {text: source, problems: [{file, line: line ?? 1, message, repair: 'Mend the MDX syntax at this place.'}]};
  }
  const surroundingsAt = (offset: number): Surroundings =>
    regions.find((region) => offset >= region.start && offset < region.end)?.surroundings ?? 'prose';

  const text = source.replace(placeholder, (match, ...rest): string => {
    // `replace` passes the groups last, the offset third from last.
    const [offset, , groups] = rest.slice(-3) as [number, string, Record<string, string | undefined>];
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
      return 'markdown' in block ? block.markdown : fail(block.message, block.repair);
    }

    if (!wholePath.test(match)) {
      return fail(`the placeholder ${match} is not written as a placeholder`, 'Write {$path.to.fact} without spaces.');
    }
    const found = lookUpText(facts, groups.path ?? '');
    return 'value' in found ? write(found.value, surroundings) : fail(found.message, found.repair);
  });
  return {text, problems};
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
