/** All pages, by address. */
declare module '@generated/page-names/default/pages.json' {
  const pages: readonly {path: string; title: string}[];
  export default pages;
}
