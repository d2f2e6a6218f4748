/** Opens the `details` around the URL's target. Safari, and Firefox before 2025, leave them closed. */
function openTarget(): void {
  const target = document.querySelector(':target');
  let closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  for (; closed; closed = closed.parentElement?.closest<HTMLDetailsElement>('details:not([open])')) closed.open = true;
  target?.scrollIntoView();
}

export default function startDetails(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
