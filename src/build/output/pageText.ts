import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'mdast-util-to-string';
import {links} from '../../facts/links';

/**
 * Elements that aren't text. All tab panels but one are hidden. In a link or summary, text for screen readers describes the action;
 * elsewhere it replaces a drawing.
 */
const notText = [
  'nav, button, input, select, textarea, fieldset, form, script, style, template, noscript, svg, wbr',
  '[aria-hidden=true], [aria-live], [hidden]:not(:has(> [role=tabpanel]))',
  '.hash-link, a .sr-only, summary .sr-only, img[alt=""]',
].join();

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Context of an element, which changes its text. */
interface Place {
  address: string;
  leftOut: ReadonlySet<Element>;
  language?: string | undefined;
}

/** Components set `data-not-text` on parts that tag and role don't identify: fallbacks without scripts, composite controls. */
const isLeftOut = (node: Element, {leftOut}: Place): boolean =>
  leftOut.has(node) || node.properties.dataNotText !== undefined;

const plainChildren = ({children}: Parents, place: Place): ElementContent[] =>
  children.flatMap((child) => plain(child as ElementContent, place));

const titledQuote = (title: ElementContent[], content: ElementContent[]): Element[] => [
  element('blockquote', [element('p', [element('b', [{type: 'text', value: toString(title)}])]), ...content]),
];

/** Turns `<dl>` into a list: `<dt>Default</dt><dd>5</dd>` → `<li><b>Default</b>: 5</li>` */
function definitions(list: Element, place: Place): Element[] {
  const parts = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const items: Element[] = [];
  for (const part of parts) {
    if (part.type !== 'element') continue;
    const content = plainChildren(part, place);
    if (part.tagName === 'dt') items.push(element('li', [element('b', content), {type: 'text', value: ': '}]));
    else items.at(-1)?.children.push(...content);
  }
  return [element('ul', items)];
}

/** Replaces a node with elements that Markdown can express, or with nothing. Drops positions, which slow down later steps. */
function plain(node: ElementContent, place: Place): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [{type: 'text', value: node.value}] : [];
  if (isLeftOut(node, place)) return [];
  const classes = [node.properties.className].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-')) ?? place.language;
  const inner = (): ElementContent[] => plainChildren(node, {...place, language});
  switch (node.tagName) {
    case 'figure': {
      const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
      const rest = node.children.filter((child) => child !== caption);
      return titledQuote(
        caption?.type === 'element' ? plainChildren(caption, place) : [],
        rest.flatMap((child) => plain(child, place)),
      );
    }
    case 'summary':
      return [element('p', [element('b', inner())])];
    case 'dl':
      return definitions(node, place);
    case 'pre': {
      const code = element('code', [{type: 'text', value: toString(node)}], {className: language ? [language] : []});
      return [element('pre', [code])];
    }
    case 'img': {
      const {alt, src} = node.properties;
      const file = src?.toString() ?? '';
      // The bundler has inlined this small picture.
      if (file.startsWith('data:')) return [{type: 'text', value: alt?.toString() ?? ''}];
      return [element('img', [], {...node.properties, src: new URL(file, place.address).href})];
    }
    case 'a':
      return [
        element('a', inner(), {
          id: node.properties.id,
          href: new URL(node.properties.href?.toString() ?? '', place.address).href,
        }),
      ];
  }
  if (classes.includes('theme-admonition')) {
    const [title, ...content] = node.children.filter((child) => child.type === 'element' && !isLeftOut(child, place));
    return titledQuote(
      title ? plain(title, place) : [],
      content.flatMap((child) => plain(child, place)),
    );
  }
  return [element(node.tagName, inner(), node.properties)];
}

/** Parses only one part of a page. Parsing the menus around it would take longer. */
const parsed = (html: string, begin: string, end: string): Nodes =>
  fromHtml(html.slice(html.indexOf(begin), html.indexOf(end)), {fragment: true});

export interface PageText {
  address: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** False for pages with `unlisted: true`, which the search and indexes leave out. */
  isListed: boolean;
  /** Only elements that Markdown can express. */
  content: readonly ElementContent[];
}

/**
 * Extracts the text of a built page. It reads the HTML, so that search and Markdown copies can't differ from the page.
 *
 * `<main><h1>FAQ</h1><p>Ask <button>Copy</button></p></main>` → `<h1>FAQ</h1><p>Ask </p>`
 * @throws Error if the page has no `<main>` with an `<h1>`
 */
export function readPageText(html: string, route: string): PageText {
  const tree = parsed(html, '<main', '</main>');
  const title = select('main h1', tree);
  // On documents, `<main>` also has breadcrumbs and a table of contents.
  const part = select('main .theme-doc-markdown', tree) ?? select('main', tree);
  if (!part || !title)
    throw new Error(`${route} has no <main> with an <h1>, which the search and its Markdown copy need.`);
  const head = parsed(html, '<head', '</head>');
  const meta = (name: string): string => select(`meta[name=${name}]`, head)?.properties.content?.toString() ?? '';
  const address = `${links.site}${route}`;
  return {
    address,
    title: toString(title),
    description: meta('description'),
    keywords: meta('keywords').split(',').filter(Boolean),
    isListed: !meta('robots').includes('noindex'),
    content: plainChildren(part, {address, leftOut: new Set(selectAll(notText, part))}),
  };
}
