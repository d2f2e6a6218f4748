/** Renders nothing, because only DocSearch and similar crawlers read these tags. */
export default function SearchMetadata(): null {
  return null;
}
