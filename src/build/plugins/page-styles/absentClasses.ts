import type {SourceFile} from '../../content/sourceFile';
import {mistakesAtMatches, type ContentMistake} from '../../content/mistakes';
import {htmlClasses} from './addStyles';

/** Matches classes of Infima and Docusaurus (`navbar__items`, `theme-code-block`). Others aren't checked: a script may add them. */
const docusaurusClassPattern =
  /(?<=\.)(?:alert|anchor|avatar|badge|breadcrumbs|button|card|clean|col|container|dropdown|footer|hash-link|hero|menu|navbar|pagination|pills|prism-code|row|table-of-contents|tabs|token|(?:blog|docs|DocSearch|mdx|plugin|theme)(?=-))(?:(?:-|__)[\w-]+)?(?![\w-])/g;

/** Matches a part of a class: `codeBlockTitle` in `[class*='codeBlockTitle']` */
const classPartPattern = /(?<=\[class[*^]=['"]?)[\w-]+/g;

/** Finds classes of Docusaurus that a stylesheet styles but no page has, because this site's own components use others. */
export function findAbsentClasses(sheet: SourceFile, pagesHtml: readonly string[]): ContentMistake[] {
  const hasClass = (isMatch: (name: string) => boolean): boolean =>
    pagesHtml.some((html) => [...htmlClasses(html)].some(isMatch));
  const repair =
    'Look in a built page for a class of this element, or change its component in src/theme/ or src/components/.';
  return [
    ...mistakesAtMatches([sheet], docusaurusClassPattern, (name) =>
      hasClass((candidate) => candidate === name) ? undefined : {message: `no page has the class .${name}`, repair},
    ),
    ...mistakesAtMatches([sheet], classPartPattern, (part) =>
      hasClass((candidate) => candidate.includes(part))
        ? undefined
        : {message: `no page has a class with "${part}"`, repair},
    ),
  ];
}
