import type {Facet, FilterableItem, BadgeTone} from '../../../lib/filterList';
import {attributeJson, mdx, type Markdown} from './mdxTemplate';

interface FilterListOptions {
  /** Plural: `issues`. */
  things: string;
  facets: readonly Facet[];
  searchable: boolean;
  /** Shown if the filters match nothing. */
  noMatches: Markdown;
  /** Shown instead of the filters if there are no items at all. */
  noItems: Markdown;
}

/** Writes `<FilterList things="issues" facets={…} items={…}>` around the items. */
export function filterList(
  {things, facets, searchable, noMatches, noItems}: FilterListOptions,
  items: readonly FilterableItem[],
  content: Markdown,
): Markdown {
  if (items.length === 0) return noItems;
  // Callers' items can have more properties, such as cells, which the browser doesn't need.
  const plainItems = items.map(({id, values, text}) => ({id, values, text}));
  return mdx`
    <FilterList things="${things}" facets={${attributeJson(facets)}} searchable={${attributeJson(searchable)}} items={${attributeJson(plainItems)}}>
      ${content}

      <FilterEmpty>
        ${noMatches}
      </FilterEmpty>
    </FilterList>
  `;
}

export const badge = (tone: BadgeTone, word: string): Markdown => mdx`<Badge tone="${tone}">${word}</Badge>`;
