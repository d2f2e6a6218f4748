function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces all percent signs in a path or hash that can't be decoded: `#50%` → `#50~`. Otherwise code that decodes the URL
 * would throw and break the page. No page has a tilde in its path.
 */
export const decodable = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '~'));
