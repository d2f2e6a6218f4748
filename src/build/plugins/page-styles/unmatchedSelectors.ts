import {load, type CheerioAPI} from 'cheerio';
import {parse, type AtRule, type Node, type Rule} from 'postcss';
import type {ContentMistake} from '../../content/mistakes';
import type {SourceFile} from '../../content/sourceFile';
import {htmlClasses} from './addStyles';

/** Matches attributes, and what changes while a page is open: negations, `:hover`, `::before`. */
const changingPartPattern =
  /\[[^\]]*\]|:not\((?:[^()]|\([^()]*\))*\)|::?(?!(?:is|where|has|root|empty)\b|(?:first|last|nth|only)-(?:child|last|of))[\w-]+(?:\([^()]*\))?/g;

/** Keeps `[class*='codeBlock']`, because scripts change other attributes. */
const withoutChangingParts = (selector: string): string =>
  selector.replaceAll(changingPartPattern, (part) => (part.startsWith('[class') ? part : ':is(*)'));

/** Matches a class, an id or an element. */
const selectorNamePattern = /[.#]-?[a-z_][\w-]*|(?<![\w:.#-])[a-z][\w-]*/gi;

/** Matches classes of Infima and Docusaurus: `.navbar__items`, `.theme-code-block` */
const docusaurusClassPattern =
  /^\.(?:alert|anchor|avatar|badge|breadcrumbs|button|card|clean|col|container|dropdown|footer|hash-link|hero|markdown|menu|navbar|pagination|pills|prism-code|row|table-of-contents|tabs|token|(?:blog|docs|DocSearch|mdx|plugin|theme)(?=-))(?:(?:-|__)[\w-]+)?$/;

function namesIn(selector: string): string[] {
  const staticPart = selector.replaceAll(changingPartPattern, '').replaceAll(/:nth-[\w-]+\([^()]*\)/g, '');
  return staticPart.match(selectorNamePattern) ?? [];
}

/** Writes the selectors of a nested rule in full: `.footer { @media print { a {} } }` → `:is(.footer) a` */
function unnestedSelectors({parent, selectors}: Rule): string[] {
  let outer: Node | undefined = parent;
  while (outer?.type === 'atrule') outer = outer.parent;
  const outerSelector = outer?.type === 'rule' ? `:is(${unnestedSelectors(outer as Rule).join()})` : undefined;
  return selectors.map((selector) => {
    if (selector.includes('&')) return selector.replaceAll('&', outerSelector ?? ':root');
    return outerSelector === undefined ? selector : `${outerSelector} ${selector}`;
  });
}

/** Returns the selectors with classes of Docusaurus. A script may add elements with others. */
function docusaurusSelectorsOf({source}: SourceFile): {selector: string; line: number}[] {
  const selectors: {selector: string; line: number}[] = [];
  parse(source).walkRules((rule) => {
    // `from` and `50%` of keyframes aren't selectors.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    let end = 0;
    for (const [index, selector] of unnestedSelectors(rule).entries()) {
      const ownSelector = rule.selectors[index] ?? '';
      const start = rule.selector.indexOf(ownSelector, end);
      end = start + ownSelector.length;
      const isDocusaurus =
        selector.includes('[class') || namesIn(selector).some((name) => docusaurusClassPattern.test(name));
      // A backslash begins an escape, such as in `.md\:flex`.
      if (!isDocusaurus || selector.includes('\\')) continue;
      selectors.push({
        selector,
        line: (rule.source?.start?.line ?? 1) + rule.selector.slice(0, start).split('\n').length - 1,
      });
    }
  });
  return selectors;
}

function hasMatch($: CheerioAPI, selector: string): boolean {
  try {
    return $(withoutChangingParts(selector)).length > 0;
  } catch {
    // Cheerio can't parse all selectors that browsers can.
    return true;
  }
}

/**
 * Finds selectors with classes of Docusaurus that match no element of any page, because this site's components use other elements
 * and classes than the theme's: `.markdown > h2`, `.footer__title`
 */
export function findUnmatchedSelectors(sheet: SourceFile, pagesHtml: readonly string[]): ContentMistake[] {
  let unmatched = docusaurusSelectorsOf(sheet);
  for (const html of pagesHtml) {
    if (unmatched.length === 0) return [];
    const $ = load(html);
    unmatched = unmatched.filter(({selector}) => !hasMatch($, selector));
  }
  const classesOnPages = new Set(pagesHtml.flatMap((html) => [...htmlClasses(html)]));
  const isOnPage = (name: string): boolean => {
    if (name.startsWith('.')) return classesOnPages.has(name.slice(1));
    const idOrTag = name.startsWith('#') ? `\\sid="?${name.slice(1)}` : `<${name}`;
    return pagesHtml.some((html) => new RegExp(`${idOrTag}[\\s>"]`).test(html));
  };
  return unmatched.flatMap(({selector, line}) => {
    const absentNames = namesIn(selector).filter((name) => !isOnPage(name));
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
