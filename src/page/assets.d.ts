/** A stylesheet as text, for what a lazy file adds to a page. */
declare module '*.pcss' {
  const text: string;
  export default text;
}
