function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `#50%25%` → `#50~25~`: replaces all percent signs if decoding would throw. No page has a tilde in its path. */
export const decodable = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '~'));
