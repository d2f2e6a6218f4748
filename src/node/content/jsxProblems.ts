import {andList} from '../../shared/listFormats';
import {nearest, suggest} from '../../shared/nearest';
import {components, icons} from '../markdown/pageComponents';
import type {Mistake} from '../../shared/mistake';

const list = 'src/node/markdown/pageComponents.ts';

const island = 'Write an island (CONTRIBUTING.md, "Add an interactive component")';

/** Docusaurus' components that pages here can't use, with what to write instead. */
const instead = new Map([
  ['BrowserOnly', `${island}: islands run in the browser.`],
  ['CodeBlock', 'Write code between three backticks, with title="…" after the language.'],
  ['Details', 'Write <details> and <summary>.'],
  ['Link', 'Write a link in Markdown: [text](/docs).'],
  ['DocCardList', 'Write a list of links.'],
  ['DocCard', 'Write a link in Markdown: [text](/docs).'],
  ['Heading', 'Write a heading in Markdown: ## Heading.'],
  ['IdealImage', 'Write a picture in Markdown: ![What it shows](/img/name.png).'],
  ['Mermaid', 'Write a list in <Diagram caption="…"> (CONTRIBUTING.md, "Write a guide").'],
  ['ThemedImage', 'Write a picture that is clear in both themes: ![What it shows](/img/name.svg).'],
  ['Translate', 'Write the text itself: the site has one language.'],
  ['TOCInline', 'Delete it: every page has a table of contents.'],
  ['Head', 'Put title, description and keywords into the front matter.'],
]);

export function componentMistake(name: string): Mistake | undefined {
  if (!/^[A-Z]|\./.test(name) || components.has(name)) return undefined;
  const other = instead.get(name);
  if (other !== undefined) return {message: `pages can't use Docusaurus' component ${name}`, repair: other};
  return {
    message: `unknown component "${name}"`,
    repair: `${suggest(name, [...components.keys()])} To add an interactive component, create a folder in src/islands/; to add a static one, list it in ${list}.`,
  };
}

export function iconMistake(name: string): Mistake | undefined {
  if (icons.has(name)) return undefined;
  const near = nearest(name, [...icons.keys()]);
  const guess = near === undefined ? '' : `Did you mean ${near}? `;
  return {message: `unknown icon {${name}}`, repair: `${guess}Use a name from lucide-react: icon={PawPrint}.`};
}

/** HTML elements that don't work on a page, with what to write instead. */
const uselessElements = new Map([
  ['script', `${island}. A script for all pages goes into scripts of docusaurus.config.ts.`],
  ['style', 'Move it to src/css/content.css, and name its class: className="…".'],
]);

export function elementMistake(name: string): Mistake | undefined {
  const repair = uselessElements.get(name);
  return repair === undefined ? undefined : {message: `pages can't use <${name}>`, repair};
}

export const styleMistake: Mistake = {
  message: 'the Content-Security-Policy of pages blocks the style attribute',
  repair: 'Write className="…", and style that class in src/css/content.css.',
};

/**
 * Explains that a prop would have to run in the browser. `useBaseUrl` and `require` are only used for paths of files in
 * `static/`, which need no code.
 */
export const codeMistake = (code: string): Mistake => ({
  message: `${code} does nothing, because pages are HTML without React`,
  repair: /\b(?:useBaseUrl|require)\(/.test(code)
    ? 'Write the path in quotes: src="/img/name.svg" for static/img/name.svg.'
    : 'Use text, a number or a list. For anything interactive, write an island: src/islands/<Name>/index.tsx.',
});

/** @param code `import Tabs from '@theme/Tabs';` */
export function statementMistake(code: string): Mistake {
  const names = [...code.matchAll(/^import\s+([^'"]+?)\s+from\b/gm)].flatMap(
    ([, text = '']) => text.match(/\w+/g) ?? [],
  );
  const isKnown = names.length > 0 && names.every((name) => components.has(name));
  return {
    message: "pages can't import or export",
    repair: isKnown
      ? `Delete it: pages can use ${andList.format(names)} without an import.`
      : `Delete it: components in ${list} are imported automatically.`,
  };
}
