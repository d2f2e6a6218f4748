/** Renders nothing, because only DocSearch and similar crawlers read it. */
export default function SearchMetadata(): null {
  return null;
}
