import {closestTarget} from './events';

/** Opens the `details` around the URL's target. Safari, and Firefox before 2025, leave them closed. */
function openTarget(): void {
  const target = document.querySelector(':target');
  let closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  for (; closed; closed = closed.parentElement?.closest<HTMLDetailsElement>('details:not([open])')) closed.open = true;
  target?.scrollIntoView();
}

export default function startTargets(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-skip] a')) return;
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    // Move the focus to <main>, which isn't focusable, so that Tab continues from there.
    main.tabIndex = -1;
    main.focus({preventScroll: true});
    main.removeAttribute('tabindex');
  });
}
