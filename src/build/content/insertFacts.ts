import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {facts} from './placeholderFacts';
import type {Mistake} from '../../lib/mistake';
import {codeMistakes} from '../markdown/remarkHighlight';
import {renderBlock} from './blocks';
import {formatForCode, formatForProse, findQuotableFact, type QuotableFact} from './factLookup';
import {jsxMistakes, type JsxElement} from './jsxMistakes';
import {findDisallowedStatement, partialImports} from './partials';
import {detectCode} from './richText';

declare module 'mdast' {
  interface RootData {
    mistakes?: readonly (Mistake & {line: number})[];
  }
  interface CodeData {
    /** The code as typed, before facts were inserted. Missing on code that a block generated. */
    sourceText?: string;
  }
  interface InlineCodeData {
    sourceText?: string;
  }
}

type FormatFact = (value: QuotableFact) => string;
type ReportAtOffset = (mistake: Mistake, offset: number) => void;

/** Matches `{$path}` unless escaped, and malformed placeholders up to a brace or the end of the text. */
const placeholderPattern = /(?<!\\)\{\$(?<path>[^{}]*)\}?/g;
const wellFormedPlaceholder = /^\{\$[\w-]+(?:\.[\w-]+)*\}$/;

const placeholderMistake = (text: string, repair: string): Mistake => ({
  message: `malformed placeholder ${text}`,
  repair,
});

/**
 * Replaces placeholders: `{$modules.polls.limits.open_polls.free} polls` → `5 polls`.
 * @param report gets each mistake with the offset of its placeholder
 */
export function replacePlaceholders(text: string, formatFact: FormatFact, report: ReportAtOffset): string {
  return text.replace(placeholderPattern, (match, path: string, offset: number) => {
    const factOrMistake = wellFormedPlaceholder.test(match)
      ? findQuotableFact(facts, path)
      : placeholderMistake(match, 'Write {$path.to.fact} without spaces, brackets or quotes.');
    if ('value' in factOrMistake) return formatFact(factOrMistake.value);
    report(factOrMistake, offset);
    return match;
  });
}

const hasOnlyComments = (expression: string): boolean =>
  expression.trim() !== '' && expression.replaceAll(/\/\*[^]*?\*\//g, '').trim() === '';

/** MDX parses the braces of `:::tip{title="Title"}` as an expression. */
const noteAttributePattern = /^[\w-]+=/;

const expressionMistake = (expression: string): Mistake => ({
  message: `{${expression}} would run as code`,
  repair: expression.startsWith('props.')
    ? 'Pages and partials take no props: write the text itself.'
    : noteAttributePattern.test(expression)
      ? 'Notes take no attributes. Write a title in brackets: :::tip[Title].'
      : 'Write a variable of the bot, or a formula, in code: `{user.name}`. Write a fact with a dollar sign: {$path.to.fact}.',
});

/** Returns the key of a well-formed block: `<Facts.Name of="key" />` alone on its line. */
function blockKey({
  type,
  attributes: [keyAttribute, ...otherAttributes],
  children,
  position,
}: JsxElement): string | undefined {
  const isAlone = type === 'mdxJsxFlowElement' && position?.start.column === 1;
  const hasKey =
    keyAttribute?.type === 'mdxJsxAttribute' && keyAttribute.name === 'of' && typeof keyAttribute.value === 'string';
  return isAlone && hasKey && otherAttributes.length + children.length === 0
    ? (keyAttribute.value as string)
    : undefined;
}

const tagOf = ({name, attributes}: JsxElement): string => {
  const texts = attributes.map((attribute) =>
    'name' in attribute && typeof attribute.value === 'string' ? `${attribute.name}="${attribute.value}"` : '{…}',
  );
  return `<${[name, ...texts].join(' ')} />`;
};

/**
 * Inserts facts as if they had been typed, with commands and keys as code, and collects mistakes in `tree.data`:
 * `<Facts.Limits of="polls" />` → `| Open polls | 5 | 50 |`, `{$modules.polls.limits.open_polls.free}` → `5`
 */
export function insertFacts(tree: Root): void {
  const mistakes: (Mistake & {line: number})[] = [];
  const partialNames = new Set(partialImports(tree).map(({name}) => name));
  const report = ({position}: Pick<Nodes, 'position'>, mistake: Mistake, lineOffset = 0): void => {
    mistakes.push({line: (position?.start.line ?? 1) + lineOffset, ...mistake});
  };

  const replaceInText = (node: Pick<Nodes, 'position'>, text: string, formatFact: FormatFact, lineOffset = 0): string =>
    replacePlaceholders(text, formatFact, (mistake, offset) =>
      report(node, mistake, lineOffset + text.slice(0, offset).split('\n').length - 1),
    );

  function replaceBlock(element: JsxElement): RootContent[] {
    const key = blockKey(element);
    const nodesOrMistake =
      key === undefined
        ? {
            message: `malformed block ${tagOf(element)}`,
            repair: 'Write <Facts.Name of="key" /> alone on its line, without indentation.',
          }
        : renderBlock(element.name?.replace('Facts.', '') ?? '', key);
    if (!('nodes' in nodesOrMistake)) {
      report(element, nodesOrMistake);
      return [];
    }
    // Plugins change a page's nodes, and other pages use the same cached ones.
    return structuredClone(nodesOrMistake.nodes).map((node) => ({...node, position: element.position}));
  }

  function replaceInAttributes(element: JsxElement): void {
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      // The parser sets the position of attributes, but their type lacks it.
      const positionedNode = 'position' in attribute ? (attribute as Pick<Nodes, 'position'>) : element;
      if (typeof attribute.value === 'string')
        attribute.value = replaceInText(positionedNode, attribute.value, formatForProse);
    }
  }

  function replaceNode(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxTextExpression':
        if (!node.value.startsWith('$')) {
          if (!hasOnlyComments(node.value)) report(node, expressionMistake(node.value));
          return [node];
        }
        return detectCode(replaceInText(node, `{${node.value}}`, formatForProse)).map((part) =>
          typeof part === 'string'
            ? {type: 'text', value: part, position: node.position}
            : {type: 'inlineCode', value: part.code, position: node.position},
        );
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        replaceInAttributes(node);
        if (node.name?.startsWith('Facts.')) return replaceBlock(node);
        for (const {node: wrongNode, mistake} of jsxMistakes(node, partialNames)) report(wrongNode, mistake);
        break;
      case 'mdxjsEsm':
        // Other imports could bring in code that needs React.
        if (findDisallowedStatement(node.value) === undefined) break;
        report(node, {
          message: 'pages can only import partials, and export nothing',
          repair:
            'Delete it: pages use components and islands without an import. A component with state goes into src/islands/, any ' +
            "other into src/components/ and src/build/markdown/pageComponents.ts. To share text: import Shared from './_shared.mdx';",
        });
        break;
      case 'code':
      case 'inlineCode':
        node.data = {...node.data, sourceText: node.value};
        // The code starts in the line after the fence.
        node.value = replaceInText(node, node.value, formatForCode, node.type === 'code' ? 1 : 0);
        if (node.type === 'code') {
          if (node.meta) node.meta = replaceInText(node, node.meta, formatForCode);
          for (const mistake of codeMistakes(node)) report(node, mistake);
        }
        break;
      case 'link':
      case 'definition':
      case 'image':
        node.url = replaceInText(node, node.url, formatForProse);
        if (node.title) node.title = replaceInText(node, node.title, formatForProse);
        if ('alt' in node && node.alt) node.alt = replaceInText(node, node.alt, formatForProse);
        break;
    }
    if ('children' in node) replaceChildren(node);
    return [node];
  }

  function replaceChildren(parent: Parents): void {
    const children: RootContent[] = [];
    for (const node of parent.children.flatMap(replaceNode)) {
      const previous = children.at(-1);
      // Joins texts: a fact can be part of an address, and remark-gfm links only addresses within one text.
      if (node.type === 'text' && previous?.type === 'text') previous.value += node.value;
      else children.push(node);
    }
    parent.children = children;
  }

  replaceChildren(tree);
  tree.data = {...tree.data, mistakes};
}
