import {andList} from '../../shared/listFormats';
import {nearest, suggest} from '../../shared/nearest';
import {components, icons} from '../markdown/pageComponents';
import type {Mistake} from '../../shared/mistake';

const list = 'src/node/markdown/pageComponents.ts';

const island = 'Write an island (CONTRIBUTING.md, "Add an interactive component")';

/** Docusaurus' components that pages here don't have, with what to write in their place. */
const instead = new Map([
  ['BrowserOnly', `${island}: it runs in the browser alone.`],
  ['CodeBlock', 'Write code between three backticks, with title="…" after the language.'],
  ['Details', 'Write <details> and <summary>.'],
  ['Link', 'Write a link in Markdown: [text](/docs).'],
  ['DocCardList', 'Write a list of links.'],
  ['DocCard', 'Write a link in Markdown: [text](/docs).'],
  ['Heading', 'Write a heading in Markdown: ## Heading.'],
  ['IdealImage', 'Write a picture in Markdown: ![What it shows](/img/name.png).'],
  ['Mermaid', 'Write a list in <Diagram caption="…"> (CONTRIBUTING.md, "Write a guide").'],
  ['ThemedImage', 'Write a picture that is clear in both themes: ![What it shows](/img/name.svg).'],
  ['Translate', 'Write its text: pages have one language.'],
  ['TOCInline', 'Delete it: every page has a list of its headings.'],
  ['Head', 'Put title, description and keywords into the front matter.'],
]);

export function componentMistake(name: string): Mistake | undefined {
  if (!/^[A-Z]|\./.test(name) || components.has(name)) return undefined;
  const other = instead.get(name);
  if (other !== undefined) return {message: `pages can't use Docusaurus' component ${name}`, repair: other};
  return {
    message: `unknown component "${name}"`,
    repair: `${suggest(name, [...components.keys()])} A new one that readers use is a folder in src/islands/, because only islands run in the browser; one that only shows something is a line in ${list}.`,
  };
}

export function iconMistake(name: string): Mistake | undefined {
  if (icons.has(name)) return undefined;
  const near = nearest(name, [...icons.keys()]);
  const guess = near === undefined ? '' : `Did you mean ${near}? `;
  return {message: `unknown icon {${name}}`, repair: `${guess}Icons have the names of lucide-react: icon={PawPrint}.`};
}

/** HTML elements that do nothing on a page, with what to write in their place. */
const uselessElements = new Map([
  ['script', `${island}. A script for all pages goes into scripts of docusaurus.config.ts.`],
  ['style', 'Move it to src/css/content.css, and name its class: className="…".'],
]);

export function elementMistake(name: string): Mistake | undefined {
  const repair = uselessElements.get(name);
  return repair === undefined ? undefined : {message: `pages can't use <${name}>`, repair};
}

export const styleMistake: Mistake = {
  message: 'browsers ignore style here, because the policy of pages refuses it',
  repair: 'Write className="…", and its style in src/css/content.css.',
};

/** For a prop that would have to run in the browser. The path of a file in `static/` needs no code. */
export const codeMistake = (code: string): Mistake => ({
  message: `${code} runs nothing, because pages are HTML without React`,
  repair: /\b(?:useBaseUrl|require)\(/.test(code)
    ? 'Write its address in quotes: src="/img/name.svg" is static/img/name.svg.'
    : 'Give it text, a number or a list. What reacts to readers is an island: src/islands/<Name>/index.tsx.',
});

/** @param code `import Tabs from '@theme/Tabs';` */
export function statementMistake(code: string): Mistake {
  const names = [...code.matchAll(/^import\s+([^'"]+?)\s+from\b/gm)].flatMap(
    ([, text = '']) => text.match(/\w+/g) ?? [],
  );
  const isKnown = names.length > 0 && names.every((name) => components.has(name));
  return {
    message: 'a page has no imports and no exports',
    repair: isKnown
      ? `Delete this: pages can name ${andList.format(names)} without an import.`
      : `Delete this: what a page names is imported by itself, if it is in ${list}.`,
  };
}
