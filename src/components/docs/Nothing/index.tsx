/** In place of a part of the theme that this site has no use for, so that its code is not loaded. */
export default function Nothing(): null {
  return null;
}
