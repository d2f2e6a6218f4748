/** In place of Docusaurus' own: loads nothing ahead. */
export default function noPrefetch(): Promise<void> {
  return Promise.resolve();
}
