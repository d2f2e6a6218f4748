/**
 * Addresses that people use for a page which has another one: canonical spelling of the old address -> the page.
 * Both sides are written as `canonicalPath` writes them (no trailing slash, no `.html`), in exact case.
 */
export const aliases: Readonly<Record<string, string>> = {
  '/docs/introduction': '/docs/Introduction',
};
