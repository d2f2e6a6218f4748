/** Renders nothing, because src/build/output/structuredData.ts writes the breadcrumbs of all pages. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
