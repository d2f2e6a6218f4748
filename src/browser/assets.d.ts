/** A stylesheet as text, which a lazy script adds to the page. */
declare module '*.pcss' {
  const text: string;
  export default text;
}
