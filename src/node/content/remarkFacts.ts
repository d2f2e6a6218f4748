import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {facts} from './factTree';
import type {Mistake} from '../../shared/mistake';
import {codeMistakes} from '../markdown/remarkHighlight';
import {renderBlock} from './blocks';
import {checkTabs} from './checkTabs';
import {inCode, inProse, lookUpText, type FactValue} from './factLookup';
import {inlineStyle, misnamedComponent, misnamedIcon, misusedElement, ownStatement, runsNothing} from './jsxProblems';

declare module 'mdast' {
  interface RootData {
    /** What is wrong with the page, by line. */
    mistakes?: readonly (Mistake & {line: number})[];
  }
  interface CodeData {
    /** Before facts were put in; code of a block has none. */
    written?: string;
  }
  interface InlineCodeData {
    written?: string;
  }
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Write = (value: FactValue) => string;
type Report = (mistake: Mistake, index: number) => void;

/** `{$path}` unless escaped; also what is not written right, up to a brace or the end of the text. */
const placeholder = /(?<!\\)\{\$(?<path>[^{}]*)\}?/g;
const wholePath = /^\{\$[\w-]+(?:\.[\w-]+)*\}$/;

const notWritten = (written: string, repair: string): Mistake => ({
  message: `the placeholder ${written} is not written as a placeholder`,
  repair,
});

/**
 * A text with facts in the place of its placeholders.
 * @param write a fact as this text has it
 * @param report takes what is wrong with a placeholder, and where in the text it begins
 */
export function withFacts(text: string, write: Write, report: Report): string {
  return text.replace(placeholder, (written, path: string, index: number) => {
    const found = wholePath.test(written)
      ? lookUpText(facts, path)
      : notWritten(written, 'Write {$path.to.fact} without spaces, brackets or quotes.');
    if ('value' in found) return write(found.value);
    report(found, index);
    return written;
  });
}

/** Nodes with neighboring texts as one, as a parser would have them. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** Kinds of expressions that run code, by their names in ESTree. */
const running = /"type":"(?:ArrowFunction|Function|New|Call|TaggedTemplate)Expression"|"type":"JSX/;

/** A prop that would need code in the browser: an event handler, or a value that isn't plain data. */
function codeIn({name, value}: MdxJsxAttribute): string | undefined {
  if (/^on[A-Z]/.test(name)) return name;
  const isCode = typeof value === 'object' && running.test(JSON.stringify(value?.data?.estree ?? ''));
  return isCode ? `${name}={${value?.value}}` : undefined;
}

const isComment = (expression: string): boolean => /^\s*\/\*/.test(expression);

const bracesInProse = (expression: string): Mistake => ({
  message: `{${expression}} would be run as code`,
  repair: 'Write a variable of the bot in code: `{user.name}`. Write a fact with a dollar sign: {$path.to.fact}.',
});

/** The key of a block, if it is written as one: `<Facts.Name of="key" />` alone on its line. */
function keyOf({type, attributes: [of, ...others], children, position}: Element): string | undefined {
  const isAlone = type === 'mdxJsxFlowElement' && position?.start.column === 1;
  const takesOf = of?.type === 'mdxJsxAttribute' && of.name === 'of' && typeof of.value === 'string';
  return isAlone && takesOf && others.length + children.length === 0 ? (of.value as string) : undefined;
}

/** An element as it is written, on one line. */
const tagOf = ({name, attributes}: Element): string => {
  const texts = attributes.map((one) =>
    'name' in one && typeof one.value === 'string' ? `${one.name}="${one.value}"` : '{…}',
  );
  return `<${[name, ...texts].join(' ')} />`;
};

/**
 * Puts facts into a page as nodes: each where its placeholder or block is, so that all that reads the tree finds them as if
 * they were written there. Mistakes are in the data of the root.
 * @param root the page as it was parsed; it is changed
 */
export function putFacts(root: Root): void {
  const mistakes: (Mistake & {line: number})[] = [];
  const report = ({position}: Pick<Nodes, 'position'>, mistake: Mistake, lines = 0): void => {
    mistakes.push({line: (position?.start.line ?? 1) + lines, ...mistake});
  };

  const filled = (node: Pick<Nodes, 'position'>, text: string, write: Write, lines = 0): string =>
    withFacts(text, write, (mistake, index) =>
      report(node, mistake, lines + text.slice(0, index).split('\n').length - 1),
    );

  function block(element: Element): RootContent[] {
    const of = keyOf(element);
    const made =
      of === undefined
        ? {
            message: `the block ${tagOf(element)} is not written as a block`,
            repair: 'Write <Facts.Name of="key" /> alone on its line, without indentation.',
          }
        : renderBlock(element.name?.replace('Facts.', '') ?? '', of);
    if (!('nodes' in made)) {
      report(element, made);
      return [];
    }
    // Of its own: what reads a page changes it, and others show the same block.
    return structuredClone(made.nodes).map((node) => ({...node, position: element.position}));
  }

  function attributes(element: Element): void {
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      // The parser knows where an attribute is; its type does not say so.
      const place = 'position' in attribute ? (attribute as Pick<Nodes, 'position'>) : element;
      const code = codeIn(attribute);
      if (code !== undefined) report(place, runsNothing(code));
      // Components have styles by name: <Button style="primary" />.
      if (attribute.name === 'style' && /^[a-z]/.test(element.name ?? '')) report(place, inlineStyle);
      if (typeof attribute.value === 'string') attribute.value = filled(place, attribute.value, inProse);
      else if (attribute.value && attribute.name === 'icon') {
        const mistake = misnamedIcon(attribute.value.value.trim());
        if (mistake) report(place, mistake);
      } else if (attribute.value?.value.startsWith('$')) {
        const {name, value} = attribute;
        report(place, notWritten(`{${value.value}}`, `Write it in quotes: ${name}="{$path.to.fact}".`));
      }
    }
  }

  function put(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxTextExpression':
        if (!node.value.startsWith('$')) {
          if (!isComment(node.value)) report(node, bracesInProse(node.value));
          return [node];
        }
        return [{type: 'text', value: filled(node, `{${node.value}}`, inProse), position: node.position}];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        if (node.name?.startsWith('Facts.')) return block(node);
        const mistake = misnamedComponent(node.name ?? '') ?? misusedElement(node.name ?? '');
        if (mistake) {
          report(node, mistake);
          // Its props and content would only repeat the mistake.
          return [node];
        }
        attributes(node);
        break;
      }
      case 'mdxjsEsm':
        report(node, ownStatement(node.value));
        break;
      case 'code':
      case 'inlineCode':
        node.data = {...node.data, written: node.value};
        node.value = filled(node, node.value, inCode, node.type === 'code' ? 1 : 0);
        if (node.type === 'code') {
          if (node.meta) node.meta = filled(node, node.meta, inCode);
          for (const mistake of codeMistakes(node)) report(node, mistake);
        }
        break;
      case 'link':
      case 'definition':
      case 'image':
        node.url = filled(node, node.url, inProse);
        if (node.title) node.title = filled(node, node.title, inProse);
        if ('alt' in node && node.alt) node.alt = filled(node, node.alt, inProse);
        break;
    }
    if ('children' in node) putInto(node);
    return [node];
  }

  function putInto(parent: Parents): void {
    parent.children = joinTexts(parent.children.flatMap(put));
  }

  putInto(root);
  for (const {node, mistake} of checkTabs(root)) report(node, mistake);
  root.data = {...root.data, mistakes};
}
