import type {BlockContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Facet, FilteredItem, Tone} from '../../../shared/filterList';
import {cellAttributes} from '../../markdown/tables';
import {paragraph, parts, type Block, type Inline} from './markdown';

/** What a prop of a component can be: text, or anything that JSON can write. */
type Props = Readonly<Record<string, string | boolean | object>>;

const attributes = (props: Props): MdxJsxTextElement['attributes'] =>
  Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: typeof value === 'string' ? value : {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)},
  }));

/** A component with props around blocks. */
const component = (name: string, props: Props, blocks: readonly Block[]): Block => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(props),
  children: [...blocks] as BlockContent[],
});

/** An element or component within text. */
const inlineElement = (name: string, props: Props, inline: Inline): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributes(props),
  children: parts(inline).map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part)),
});

/** A word in a frame that says where something stands. */
export const badge = (tone: Tone, word: string): MdxJsxTextElement => inlineElement('Badge', {tone}, word);

/** An item of a list with filters, and what is shown of it: blocks, or the cells of a row. */
export interface Filtered<Shown> extends FilteredItem {
  shown: readonly Shown[];
}

interface FilterListOptions {
  /** What the items are, plural. */
  things: string;
  facets: readonly Facet[];
  /** Whether items can be searched for words. */
  words: boolean;
  /** Said when nothing is what the reader chose. */
  empty: Inline;
}

const filterList = (
  {things, facets, words, empty}: FilterListOptions,
  items: readonly FilteredItem[],
  content: readonly Block[],
): Block =>
  component('FilterList', {things, facets, words, items: items.map(({id, values, text}) => ({id, values, text}))}, [
    ...content,
    component('FilterEmpty', {}, [paragraph(empty)]),
  ]);

/** Items with filters above them. */
export const filteredBlocks = (options: FilterListOptions, items: readonly Filtered<Block>[]): Block =>
  filterList(
    options,
    items,
    items.map(({id, shown}) => component('FilterItem', {of: id}, shown)),
  );

/** A table with filters above it, whose rows have one cell for each column. */
export const filteredTable = (
  options: FilterListOptions,
  {label, columns}: {label: string; columns: readonly string[]},
  items: readonly Filtered<Inline>[],
): Block =>
  filterList(options, items, [
    component(
      'FilterTable',
      {label, columns},
      items.map(({id, shown}) =>
        paragraph(
          inlineElement(
            'FilterItem',
            {of: id, as: 'tr'},
            shown.map((cell, column) => inlineElement('td', cellAttributes(column, columns), cell)),
          ),
        ),
      ),
    ),
  ]);
