/**
 * Repairs the query or hash of a link that a chat or mail program changed: it wrote `&amp;` for `&`, or included the
 * punctuation after the link. `?with=polls&amp;done=4fz).` → `?with=polls&done=4fz`
 * Keeps the tilde at the end, which `decodable` writes.
 */
export const repairLink = (part: string): string => part.replaceAll('&amp;', '&').replace(/[^\w%&=~-]+$/, '');
