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
 * A path or hash that can be decoded: one with stray or broken percent signs loses them all (`#50%` becomes `#50`).
 * Routers and frameworks decode what is in the address bar and throw on a broken one, which would take the page down.
 */
export const decodable = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', ''));
