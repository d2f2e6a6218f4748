/** Escapes text between tags: `a < b & c` → `a &lt; b &amp; c` */
export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
