import type {Facet, FilteredItem} from '../../../shared/filterList';
import {json, mdx, type Markdown} from './mdx';

interface FilterListOptions {
  /** What the items are, plural. */
  things: string;
  facets: readonly Facet[];
  /** Whether items can be searched for words. */
  words: boolean;
  /** Said when nothing is what the reader chose. */
  empty: Markdown;
}

/** Items with filters above them. */
export function filterList(
  {things, facets, words, empty}: FilterListOptions,
  items: readonly FilteredItem[],
  content: Markdown,
): Markdown {
  const known = items.map(({id, values, text}) => ({id, values, text}));
  return mdx`
    <FilterList things="${things}" facets={${json(facets)}} words={${json(words)}} items={${json(known)}}>
      ${content}

      <FilterEmpty>
        ${empty}
      </FilterEmpty>
    </FilterList>
  `;
}
