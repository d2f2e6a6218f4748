import type {Code, Paragraph, Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';
import {highlightWith, type Grammar} from '../../lib/highlight';
import {readFence, type Fence} from './fence';
// Named "require", so that Knip finds the packages that it loads.
import {requireFromRoot as require} from '../root';

// prismjs' languages register with a global `Prism`. Source: README of prism-react-renderer.
Object.assign(globalThis, {Prism});

interface Language {
  /** The languages whose grammars it extends. */
  require?: string | readonly string[];
}

/** Languages by name, and `meta`, which describes the list itself. */
const {languages} = require('prismjs/components.json') as {languages: Readonly<Record<string, Language>>};

/** Returns the grammar of a language. Loads it and those that it extends on first use. */
function loadGrammar(language: string): Grammar | undefined {
  const name = language === 'mdx' ? 'markdown' : language;
  if (!Object.hasOwn(Prism.languages, name) && Object.hasOwn(languages, name) && name !== 'meta') {
    [languages[name]?.require ?? []].flat().forEach(loadGrammar);
    require(`prismjs/components/prism-${name}.js`);
  }
  // Prism.languages also has functions, such as `extend`.
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

function languageMistake(language: string): Mistake | undefined {
  if (language === 'mermaid') {
    return {
      message: "Mermaid diagrams aren't supported",
      repair:
        'Write a list in <Diagram caption="…"> (CONTRIBUTING.md, "Write a guide"), or put a picture in static/img: ' +
        '![What it shows](/img/name.svg).',
    };
  }
  if (language === 'math') {
    return {
      message: "formulas aren't supported",
      repair: 'Write a fence with ```latex, or ![the formula](/img/name.svg).',
    };
  }
  // Matches `js{1}` and `js:file.js`.
  const {name} = /^(?<name>[\w-]+)[:{].*$/.exec(language)?.groups ?? {};
  if (name !== undefined) {
    const repair = `Write a space after the language: \`\`\`${name} title="…" {1,3-5}.`;
    return {message: `unknown language "${language}" of a code block`, repair};
  }
  // `command` isn't highlighted.
  if (language === 'command' || loadGrammar(language)) return undefined;
  const {meta: _, ...loadableLanguages} = languages;
  return {
    message: `unknown language "${language}" of a code block`,
    repair: suggest(language, ['command', 'mdx', ...Object.keys(loadableLanguages)].sort()),
  };
}

const languageOf = ({lang}: Pick<Code, 'lang'>): string => lang?.toLowerCase() ?? 'text';

export const codeMistakes = (code: Code): Mistake[] => {
  const mistake = languageMistake(languageOf(code));
  return [...(mistake ? [mistake] : []), ...readFence(code).mistakes];
};

/**
 * `true`, `json` → `<span class="tok-n">true</span>`
 * @throws if the language is unknown
 */
export function highlight(code: string, language: string): string {
  const mistake = languageMistake(language);
  if (mistake) throw new Error(`${mistake.message}. ${mistake.repair}`);
  return highlightWith(code, loadGrammar(language));
}

/** Splits HTML at line breaks. A span across several lines is closed and reopened at each. */
function linesOf(html: string): string[] {
  const openTags: string[] = [];
  const lines = html.split(/(?<=\n)/);
  return lines.map((line) => {
    const reopenedTags = openTags.join('');
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag === '</span>') openTags.pop();
      else openTags.push(tag);
    }
    return reopenedTags + line + '</span>'.repeat(openTags.length);
  });
}

/** Wraps highlighted or numbered lines: `<mark class="codeLine" data-line="5">…</mark>`. */
function wrapLines(html: string, {highlightedLines, firstLineNumber}: Fence): string {
  if (highlightedLines.size === 0 && firstLineNumber === undefined) return html;
  return linesOf(html)
    .map((line, index) => {
      const numberAttribute = firstLineNumber === undefined ? '' : ` data-line="${firstLineNumber + index}"`;
      if (highlightedLines.has(index + 1)) return `<mark class="codeLine"${numberAttribute}>${line}</mark>`;
      return numberAttribute ? `<span class="codeLine"${numberAttribute}>${line}</span>` : line;
    })
    .join('');
}

/** Returns a node that the theme's MDXComponents render as a `CodeBlock`, because it has no children. */
function codeBlockElement(node: Code): Paragraph {
  const language = languageOf(node);
  const fence = readFence(node);
  const {title, code} = fence;
  const props = {language, ...(title !== undefined && {title}), html: wrapLines(highlight(code, language), fence)};
  return {type: 'paragraph', children: [], data: {hName: 'code', hProperties: props}};
}

/** Highlights at build time: a `json` block with `true` → `<code language="json" html="<span class=tok-n>true</span>">` */
export function remarkHighlight() {
  return (tree: Root): void =>
    visit(tree, 'code', (code, index, parent) => {
      parent?.children.splice(index ?? 0, 1, codeBlockElement(code));
    });
}
