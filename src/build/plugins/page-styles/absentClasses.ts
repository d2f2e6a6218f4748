import type {SourceFile} from '../../content/sourceFile';
import {mistakesAtMatches, type ContentMistake} from '../../content/mistakes';
import {htmlClasses} from './addStyles';

/** Matches classes of Infima and Docusaurus (`navbar__items`, `theme-code-block`). Others aren't checked: a script may add them. */
const docusaurusClassPattern =
  /(?<=\.)(?:alert|avatar|badge|breadcrumbs|button|card|clean|col|container|dropdown|footer|hero|menu|navbar|pagination|pills|row|table-of-contents|tabs|(?:blog|docs|DocSearch|mdx|plugin|theme)(?=-))(?:(?:-|__)[\w-]+)?(?![\w-])/g;

/** Finds classes of Docusaurus that a style sheet styles but no page has, because this site's own components use others. */
export const findAbsentClasses = (sheet: SourceFile, pagesHtml: readonly string[]): ContentMistake[] =>
  mistakesAtMatches([sheet], docusaurusClassPattern, (name) =>
    pagesHtml.some((html) => htmlClasses(html).has(name))
      ? undefined
      : {
          message: `no page has the class .${name}`,
          repair:
            'Look in a built page for a class of this element, or change its component in src/theme/ or src/components/.',
        },
  );
