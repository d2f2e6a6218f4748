/** Opens the folded parts around the heading or row that the address leads to. Safari and Firefox before 2025 leave them closed. */
function openTarget(): void {
  const target = document.querySelector(':target');
  let folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (; folded; folded = folded.parentElement?.closest<HTMLDetailsElement>('details:not([open])')) folded.open = true;
  target?.scrollIntoView();
}

/** Opens folded parts of a page for links into them, from other pages and from the same one. */
export default function startDetails(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
