import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {links} from '../facts/links';

/** Controls, pictures that say nothing, and ways around the page. */
const notText: ReadonlySet<string> = new Set([
  'nav',
  'button',
  'label',
  'input',
  'select',
  'textarea',
  'fieldset',
  'form',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'wbr',
]);

/** Languages by what the class of a code block, or of what is around it, says. */
const languageClass = /^language-[\w-]+$/;

const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The first element in document order that is such a one. */
function find(node: Nodes, is: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && is(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}

/** Where an element stands, as far as its words depend on it. */
interface Place {
  /** Address of the page. */
  address: string;
  /** In a link or a summary: there, screen readers are told what it does, elsewhere what others see in a drawing. */
  isPressed?: boolean;
  /** In a task of a list, whose box Markdown writes as `[x]`. */
  isTask?: boolean;
  /** Class that names the language of code. */
  language?: string | undefined;
}

const isPanel = (node: ElementContent): boolean => node.type === 'element' && node.properties.role === 'tabpanel';

/**
 * Whether readers of the text can do without it. Components mark by `data-not-text` what neither its name nor its role tells:
 * what stands only where no script runs, and controls that are more than fields.
 */
const isLeftOut = (one: Element, {isPressed = false, isTask = false}: Place): boolean =>
  (notText.has(one.tagName) && !(isTask && one.tagName === 'input')) ||
  one.properties.dataNotText !== undefined ||
  one.properties.ariaHidden === 'true' ||
  one.properties.ariaLive !== undefined ||
  // Panels of tabs are hidden in turn.
  (one.properties.hidden === true && !one.children.some(isPanel)) ||
  hasClass(one, 'hash-link') ||
  (hasClass(one, 'sr-only') && isPressed) ||
  (one.tagName === 'img' && one.properties.alt === '');

const plainChildren = ({children}: Parents, place: Place): ElementContent[] =>
  children.flatMap((child) => plain(child as ElementContent, place));

/** A title above what it names. */
const titled = (title: ElementContent[], content: ElementContent[]): Element[] => [
  element('blockquote', [element('p', [element('b', [{type: 'text', value: toString(title)}])]), ...content]),
];

/** Terms with what they mean, as a list. */
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

/** What Markdown has a word for, in place of a node of the page; nothing in place of what is no text. */
function plain(node: ElementContent, place: Place): ElementContent[] {
  // Comments stand between texts that React put together.
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  if (isLeftOut(node, place)) return [];
  const language = classesOf(node).find((name) => languageClass.test(name)) ?? place.language;
  const isPressed = place.isPressed === true || ['a', 'summary'].includes(node.tagName);
  const isTask = place.isTask === true || hasClass(node, 'task-list-item');
  const inner = (): ElementContent[] => plainChildren(node, {...place, language, isPressed, isTask});
  switch (node.tagName) {
    case 'figure': {
      const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
      const rest = node.children.filter((child) => child !== caption);
      return titled(
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
      // A small picture is in the page itself; of that, the words are left.
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
  if (hasClass(node, 'theme-admonition')) {
    const [title, ...content] = node.children.filter((child) => child.type === 'element' && !isLeftOut(child, place));
    return titled(
      title ? plain(title, place) : [],
      content.flatMap((child) => plain(child, place)),
    );
  }
  return [{...node, children: inner()}];
}

/** A part of a page; parsing the menus around it would take longer than all else. */
const parsed = (html: string, begin: string, end: string): Nodes =>
  fromHtml(html.slice(html.indexOf(begin), html.indexOf(end)), {fragment: true});

/** What a page says, without menus and controls. */
export interface PageText {
  /** Address of the page. */
  address: string;
  title: string;
  description: string;
  /** Words that its front matter names for it. */
  keywords: readonly string[];
  /** Its text, with its title, as far as Markdown has words for it. */
  content: readonly ElementContent[];
}

/**
 * What a built page says: made of its HTML, so that nothing that is made of it can disagree with the page.
 * @param html of the whole page
 * @param route of the page
 * @throws Error if the page has no text or no title
 */
export function pageText(html: string, route: string): PageText {
  const main = find(parsed(html, '<main', '</main>'), ({tagName}) => tagName === 'main');
  const title = main && find(main, ({tagName}) => tagName === 'h1');
  if (!main || !title) throw new Error(`${route} has no text with a title to make anything of.`);
  // Of a document, its text; all of another page.
  const part = find(main, (one) => hasClass(one, 'theme-doc-markdown')) ?? main;
  const head = parsed(html, '<head', '</head>');
  const meta = (name: string): string =>
    find(
      head,
      ({tagName, properties}) => tagName === 'meta' && properties.name === name,
    )?.properties.content?.toString() ?? '';
  const address = `${links.site}${route}`;
  return {
    address,
    title: toString(title),
    description: meta('description'),
    keywords: meta('keywords').split(',').filter(Boolean),
    content: plainChildren(part, {address}),
  };
}
