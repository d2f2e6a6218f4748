/** Nothing: the way to a page is told by src/node/structuredData.ts, for all pages and with their exact addresses. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
