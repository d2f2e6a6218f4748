/** Data about a page for machines: an object of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Structured data as an element for the head of a page. No text in it can end the element. */
export const jsonLd = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c')}</script>`;
