import type {Graph, Thing} from 'schema-dts';

/** Data about a page for machines: an object of schema.org, whose types are made of its definitions. */
export type StructuredData = Exclude<Thing, string>;

/** Structured data of a page as an element for its head. No text in it can end the element. */
export function jsonLd(data: readonly StructuredData[]): string {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': data};
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
