declare module '@generated/pages/default/pages.json' {
  const pages: readonly {path: string; title: string}[];
  export default pages;
}
