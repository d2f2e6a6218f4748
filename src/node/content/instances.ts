/**
 * The four docs-plugin instances: the folder of their pages and the path under which they are served are the same.
 * The first is Docusaurus' default instance.
 */
export const instances = ['docs', 'faq', 'known-issues', 'documents'] as const;
