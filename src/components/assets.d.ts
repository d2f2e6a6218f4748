/** The file's path in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
