/** Nothing: only DocSearch and its like read it, and none of them is asked to read this site. */
export default function SearchMetadata(): null {
  return null;
}
