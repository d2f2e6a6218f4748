import {lineAt, type SourceFile} from '../../content/parsedPage';
import type {ContentMistake} from '../../content/mistakes';
import {htmlClasses} from './addStyles';

/** Matches the classes of Infima and of Docusaurus' theme and plugins. Any other class can come from a script. */
const docusaurusClassPattern =
  /\.((?:alert|avatar|badge|breadcrumbs|button|card|clean|col|container|dropdown|footer|hero|menu|navbar|pagination|pills|row|table-of-contents|tabs|(?:blog|docs|DocSearch|mdx|plugin|theme)(?=-))(?:(?:-|__)[\w-]+)?)(?![\w-])/g;

/** Finds classes of Docusaurus in a style sheet that no page has, because components of this site have other ones. */
export function findAbsentClasses({file, source}: SourceFile, pages: readonly string[]): ContentMistake[] {
  return [...source.matchAll(docusaurusClassPattern)].flatMap(({1: name = '', index}) =>
    pages.some((html) => htmlClasses(html).has(name))
      ? []
      : [
          {
            file,
            line: lineAt(source, index),
            message: `no page has the class .${name}`,
            repair:
              'Look in a built page for a class of this element, or change its component in src/theme/ or src/components/.',
          },
        ],
  );
}
