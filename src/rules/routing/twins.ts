/** Address of the Markdown twin of a page: `/docs/Introduction.md`, of the first page `/index.md`. */
export const twinPath = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);
