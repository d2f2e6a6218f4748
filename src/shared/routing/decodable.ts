/** Whether every percent sign begins an encoded character. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path or hash that can be decoded: one with broken percent signs gets tildes in their place (`#50%` becomes `#50~`),
 * which no address of a page has. Routers and frameworks decode what is in the address bar and throw on a broken one,
 * which would take the page down.
 */
export const decodable = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '~'));
