import {load} from 'cheerio';
import {parse, type AtRule, type Rule} from 'postcss';
import type {ContentMistake} from '../../content/mistakes';
import type {SourceFile} from '../../content/sourceFile';
import {htmlClasses} from './addStyles';

/** Matches what a script or a reader can change: attributes other than classes, negations, `:hover`, `::before`. */
const changingPartPattern =
  /\[(?!class)[^\]]*\]|:not\((?:[^()]|\([^()]*\))*\)|(?<!\\)::?(?!(?:is|where|has|root|empty)\b|(?:first|last|nth|only)-(?:child|last|of))[\w-]+(?:\([^()]*\))?/g;

/** Matches a class, an id or an element. */
const selectorNamePattern = /[.#]-?[a-z_][\w-]*|(?<![\w:.#-])[a-z][\w-]*/gi;

/** Matches classes of Infima and Docusaurus: `.navbar__items`, `.theme-code-block` */
const docusaurusClassPattern =
  /^\.(?:alert|anchor|avatar|badge|breadcrumbs|button|card|clean|col|container|dropdown|footer|hash-link|hero|menu|navbar|pagination|pills|prism-code|row|table-of-contents|tabs|token|(?:blog|docs|DocSearch|mdx|plugin|theme)(?=-))(?:(?:-|__)[\w-]+)?$/;

/** Writes the selectors of a nested rule in full: `.footer { a {} }` → `:is(.footer) a` */
function unnestedSelectors({parent, selectors}: Rule): string[] {
  if (parent?.type !== 'rule') return selectors;
  const outerSelector = `:is(${unnestedSelectors(parent).join()})`;
  return selectors.map((selector) =>
    selector.includes('&') ? selector.replaceAll('&', outerSelector) : `${outerSelector} ${selector}`,
  );
}

function selectorsOf({source}: SourceFile): {selector: string; line: number}[] {
  const selectors: {selector: string; line: number}[] = [];
  parse(source).walkRules((rule) => {
    // `from` and `50%` of keyframes aren't selectors.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    for (const [index, selector] of unnestedSelectors(rule).entries()) {
      const textBefore = rule.selector.slice(0, rule.selector.indexOf(rule.selectors[index] ?? ''));
      selectors.push({selector, line: (rule.source?.start?.line ?? 1) + textBefore.split('\n').length - 1});
    }
  });
  return selectors;
}

/**
 * Finds selectors that match no element of any page, because this site's components use other elements and classes than the
 * theme's: `.markdown > h2`, `.footer__title`. Ignores names that neither a page nor Docusaurus has: a script may add them.
 */
export function findUnmatchedSelectors(sheet: SourceFile, pagesHtml: readonly string[]): ContentMistake[] {
  let unmatched = selectorsOf(sheet);
  for (const html of pagesHtml) {
    if (unmatched.length === 0) return [];
    const $ = load(html);
    unmatched = unmatched.filter(({selector}) => $(selector.replaceAll(changingPartPattern, ':is(*)')).length === 0);
  }
  const classesOnPages = new Set(pagesHtml.flatMap((html) => [...htmlClasses(html)]));
  const isOnPage = (name: string): boolean => {
    if (name.startsWith('.')) return classesOnPages.has(name.slice(1));
    const idOrTag = name.startsWith('#') ? `\\sid="?${name.slice(1)}` : `<${name}`;
    return pagesHtml.some((html) => new RegExp(`${idOrTag}[\\s>"]`).test(html));
  };
  return unmatched.flatMap(({selector, line}) => {
    const names =
      selector
        .replaceAll(changingPartPattern, '')
        .replaceAll(/\[[^\]]*\]/g, '')
        .match(selectorNamePattern) ?? [];
    const absentNames = names.filter((name) => !isOnPage(name));
    const absentClass = absentNames.find((name) => docusaurusClassPattern.test(name));
    if (absentNames.length > 0 && absentClass === undefined) return [];
    return {
      file: sheet.file,
      line,
      message: absentClass ? `no page has the class ${absentClass}` : `no element of a page matches ${selector}`,
      repair:
        'Look in a built page for its classes and elements, or change its component in src/theme/ or src/components/.',
    };
  });
}
