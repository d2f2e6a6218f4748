/** Renders nothing: the theme's component writes meta tags that only DocSearch and similar crawlers read. */
export default function SearchMetadata(): null {
  return null;
}
