/** A stylesheet as text, for what a part of the page script adds to a page. */
declare module '*.pcss' {
  const text: string;
  export default text;
}
