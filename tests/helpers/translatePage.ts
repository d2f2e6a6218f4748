/**
 * Changes a page as the translators of Chrome and Safari do: wraps each text node outside `translate="no"` in two `<font>`
 * elements, now and whenever texts change. Runs in the page.
 */
export function translatePage(): void {
  const translatedTexts = new WeakSet<Node>();
  const isSkipped = (node: Node): boolean =>
    translatedTexts.has(node) ||
    !node.textContent?.trim() ||
    node.parentElement?.closest('[translate=no], script, style, title, textarea, svg, option') !== null;
  // Not `createElement('font')`, which TypeScript marks as deprecated.
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (subtree: Node): void => {
    const walker = document.createTreeWalker(subtree, NodeFilter.SHOW_TEXT);
    const texts: Node[] = subtree.nodeType === Node.TEXT_NODE ? [subtree] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isSkipped(text)) continue;
      const [outer, inner] = [createFont(), createFont()];
      outer.append(inner);
      translatedTexts.add(inner.appendChild(document.createTextNode(text.textContent ?? '')));
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      if (type === 'characterData') translate(target);
      addedNodes.forEach(translate);
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}
