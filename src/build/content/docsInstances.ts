/** Ids of the docs-plugin instances, which are also their folders and base paths. The first is Docusaurus' default. */
export const docsInstances = ['docs', 'faq', 'known-issues', 'documents'] as const;
