import {closestTarget} from './events';

/** Moves the focus to <main>; see src/theme/SkipToContent. */
export default function startSkipLink(): void {
  addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-skip] a')) return;
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    // <main> is focusable only with a tabindex. After its removal, Tab still continues from <main>.
    main.tabIndex = -1;
    main.focus({preventScroll: true});
    main.removeAttribute('tabindex');
  });
}
