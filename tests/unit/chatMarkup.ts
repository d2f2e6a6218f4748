/** Matches focusable elements, pictures that screen readers announce, inline styles, and blocks inside paragraphs. */
const broken = [
  /<(?:a|area|audio|button|details|iframe|input|select|summary|textarea|video)[\s>]/g,
  /<svg\b(?![^>]*aria-hidden="true")/g,
  /<img\b(?![^>]*alt="")/g,
  /\s(?:tabindex|contenteditable|href|style|on\w+)=/gi,
  /<p\b[^>]*>(?:(?!<\/p>).)*?<(?:p|div|ul|ol|dl|li|figure|blockquote)\b/gs,
  /<span\b[^>]*>(?:(?!<\/span>).)*?<(?:p|div|ul|ol|dl|li|figure|blockquote)\b/gs,
];

export const brokenMarkup = (markup: string): string[] => broken.flatMap((pattern) => markup.match(pattern) ?? []);

/** Returns the lines that a screen reader announces, one for each block. */
export function transcript(markup: string): string[] {
  return markup
    .replace(/<svg\b.*?<\/svg>/gs, '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<\/?(?:figure|figcaption|div|ol|ul|li|p|dl|dt|dd|blockquote)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
