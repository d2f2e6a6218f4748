/**
 * Leaves the descriptions of documents out of the data that the frame of their pages gets; other data stays as it is.
 * @param {string} source
 */
export default function withoutDescriptions(source) {
  /** @type {unknown} */
  const parsed = JSON.parse(source);
  const data = /** @type {{version?: {docs?: Record<string, {description?: string}>}}} */ (parsed);
  for (const document of Object.values(data.version?.docs ?? {})) delete document.description;
  return JSON.stringify(data);
}
