import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {links} from '../../facts/links';
import {textOf} from '../markdown/textOf';
import {withoutProductName} from './builtHead';

/**
 * Elements that aren't text. Tab panels are text, even hidden ones. In a link or summary, text for screen readers describes the
 * action, so it is left out; elsewhere it replaces a drawing.
 */
const notTextSelector = [
  'nav, button, input, select, textarea, fieldset, form, script, style, template, noscript, svg, wbr',
  '[aria-hidden=true], [aria-live], [hidden]:not([role=tabpanel])',
  '.hash-link, a .sr-only, summary .sr-only, img[alt=""]',
].join();

const elementNode = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Values that an element inherits from those around it. */
interface ElementContext {
  address: string;
  /** Those that match `notTextSelector`. */
  excluded: ReadonlySet<Element>;
  languageClass?: string | undefined;
}

/** Components set `data-not-text` on parts that tag and role don't identify: fallbacks without scripts, composite controls. */
const isExcluded = (node: Element, {excluded}: ElementContext): boolean =>
  excluded.has(node) || node.properties.dataNotText !== undefined;

const simplifyChildren = ({children}: Parents, context: ElementContext): ElementContent[] =>
  children.flatMap((child) => simplify(child as ElementContent, context));

const titledQuote = (title: ElementContent[], content: ElementContent[]): Element[] => [
  elementNode('blockquote', [
    elementNode('p', [elementNode('b', [{type: 'text', value: title.map(textOf).join('')}])]),
    ...content,
  ]),
];

/** Turns `<dl>` into a list: `<dt>Default</dt><dd>5</dd>` → `<li><b>Default</b>: 5</li>` */
function simplifyDefinitions(list: Element, context: ElementContext): Element[] {
  const parts = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const items: Element[] = [];
  for (const part of parts) {
    if (part.type !== 'element') continue;
    const content = simplifyChildren(part, context);
    if (part.tagName === 'dt') items.push(elementNode('li', [elementNode('b', content), {type: 'text', value: ': '}]));
    else items.at(-1)?.children.push(...content);
  }
  return [elementNode('ul', items)];
}

/** Replaces a node with elements that Markdown can express, or with nothing. Drops positions, which slow down later steps. */
function simplify(node: ElementContent, context: ElementContext): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [{type: 'text', value: node.value}] : [];
  if (isExcluded(node, context)) return [];
  const classes = [node.properties.className].flat().map(String);
  const languageClass = classes.find((name) => name.startsWith('language-')) ?? context.languageClass;
  const innerContent = (): ElementContent[] => simplifyChildren(node, {...context, languageClass});
  switch (node.tagName) {
    case 'figure': {
      const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
      const figureContent = node.children.filter((child) => child !== caption);
      return titledQuote(
        caption?.type === 'element' ? simplifyChildren(caption, context) : [],
        figureContent.flatMap((child) => simplify(child, context)),
      );
    }
    case 'summary':
      return [elementNode('p', [elementNode('b', innerContent())])];
    case 'dl':
      return simplifyDefinitions(node, context);
    case 'pre': {
      const code = elementNode('code', [{type: 'text', value: textOf(node)}], {
        className: languageClass ? [languageClass] : [],
      });
      return [elementNode('pre', [code])];
    }
    case 'img': {
      const {alt, src} = node.properties;
      const file = src?.toString() ?? '';
      // The bundler has inlined this small picture.
      if (file.startsWith('data:')) return [{type: 'text', value: alt?.toString() ?? ''}];
      return [elementNode('img', [], {...node.properties, src: new URL(file, context.address).href})];
    }
    case 'a':
      return [
        elementNode('a', innerContent(), {
          id: node.properties.id,
          href: new URL(node.properties.href?.toString() ?? '', context.address).href,
        }),
      ];
  }
  if (classes.includes('theme-admonition')) {
    const [title, ...content] = node.children.filter(
      (child) => child.type === 'element' && !isExcluded(child, context),
    );
    return titledQuote(
      title ? simplify(title, context) : [],
      content.flatMap((child) => simplify(child, context)),
    );
  }
  return [elementNode(node.tagName, innerContent(), node.properties)];
}

/** Parses only one part of a page. Parsing the menus around it would take longer. */
const parsePart = (html: string, begin: string, end: string): Nodes =>
  fromHtml(html.slice(html.indexOf(begin), html.indexOf(end)), {fragment: true});

export interface PageSummary {
  address: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** False for pages with `unlisted: true`, which the search and indexes leave out. */
  isListed: boolean;
}

export interface PageContent extends PageSummary {
  /** Only elements that Markdown can express. */
  content: readonly ElementContent[];
}

/**
 * Extracts the text of a built page. It reads the HTML, so that search and Markdown copies can't differ from the page.
 *
 * `<main><h1>FAQ</h1><p>Ask <button>Copy</button></p></main>` → `<h1>FAQ</h1><p>Ask </p>`
 */
export function readPageContent(html: string, route: string): PageContent {
  const main = parsePart(html, '<main', '</main>');
  const hasTitle = select('h1', main) !== undefined;
  // Pages of Docusaurus' template have their title in a `<header>` before `<main>`.
  const body = hasTitle ? main : parsePart(html, '<body', '</body>');
  // On documents, `<main>` also has breadcrumbs and a table of contents.
  const selectors = ['.theme-doc-markdown', ...(hasTitle ? [] : ['.theme-layout-main']), 'main'];
  const textElement = selectors.map((selector) => select(selector, body)).find(Boolean) ?? body;
  const head = parsePart(html, '<head', '</head>');
  const meta = (name: string): string => select(`meta[name=${name}]`, head)?.properties.content?.toString() ?? '';
  const heading = select('h1', textElement);
  const address = `${links.site}${route}`;
  return {
    address,
    title: heading ? textOf(heading) : withoutProductName(textOf(select('title', head) ?? head)),
    description: meta('description'),
    keywords: meta('keywords').split(',').filter(Boolean),
    isListed: !meta('robots').includes('noindex'),
    content: simplifyChildren(textElement as Parents, {
      address,
      excluded: new Set(selectAll(notTextSelector, textElement)),
    }),
  };
}
