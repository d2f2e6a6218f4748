/** Renders nothing, because src/node/structuredData.ts writes the breadcrumbs of all pages. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
