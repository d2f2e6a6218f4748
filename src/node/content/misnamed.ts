import {nearest, suggest} from '../../shared/nearest';
import {components, icons} from '../markdown/pageComponents';
import type {Mistake} from '../../shared/mistake';

const list = 'src/node/markdown/pageComponents.ts';

const island = 'Write an island (CONTRIBUTING.md, "Add an interactive component")';

/** Components from Docusaurus' documentation that pages here don't have, and what to write instead. */
const instead = new Map([
  ['BrowserOnly', `${island}: it runs in the browser alone.`],
  ['CodeBlock', 'Write code between three backticks, with title="…" after the language.'],
  ['Details', 'Write <details> and <summary>.'],
  ['Link', 'Write a link in Markdown: [text](/docs).'],
  ['DocCardList', 'Write a list of links.'],
  ['TOCInline', 'Delete it: every page has a list of its headings.'],
  ['Head', 'Put title, description and keywords into the front matter.'],
]);

/** A component that does not exist. Lower case is an element of HTML. */
export function misnamedComponent(name: string): Mistake | undefined {
  if (!/^[A-Z]|\./.test(name) || components.has(name)) return undefined;
  const other = instead.get(name);
  if (other !== undefined) return {message: `pages can't use Docusaurus' component ${name}`, repair: other};
  return {
    message: `no component named ${name}`,
    repair: `${suggest(name, [...components.keys()])} A new one that readers use is a folder in src/islands/, because only islands run in the browser; one that only shows something is a line in ${list}.`,
  };
}

/** An icon that does not exist. */
export function misnamedIcon(name: string): Mistake | undefined {
  if (icons.has(name)) return undefined;
  const near = nearest(name, [...icons.keys()]);
  const guess = near === undefined ? '' : `Did you mean ${near}? `;
  return {message: `no icon named ${name}`, repair: `${guess}Icons have the names of lucide-react: icon={PawPrint}.`};
}

/** A statement of JavaScript on a page. */
export const ownStatement: Mistake = {
  message: 'a page has no imports and no exports',
  repair: `Delete this: what a page names is imported by itself, if it is in ${list}.`,
};
