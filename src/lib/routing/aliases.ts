/** Redirects from old paths to pages. Both sides are canonical: without a trailing slash or `.html`. Case matters. */
export const aliases: Readonly<Record<string, string>> = {
  '/docs/introduction': '/docs/Introduction',
};
