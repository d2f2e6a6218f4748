/** A stylesheet as text, which a lazy script adds to the page. */
declare module '*.pcss' {
  const text: string;
  export default text;
}

/** Written by src/build/plugins/pages for the not-found page. */
declare module '@generated/pages/default/pages.json' {
  const pages: readonly {path: string; title: string}[];
  export default pages;
}
