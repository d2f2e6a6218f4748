import {replaceAddress, canonicalPath, maskBrokenEncoding, repairLinkPart} from '../lib/addresses';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';
import {closestTarget} from './events';

/**
 * Shows `/faq` for `/faq/` and `/faq.html` on hosts that don't redirect, repairs the query and hash, and replaces invalid percent
 * signs in the path and hash.
 */
export function showCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // The page may have been saved to disk.
  if (!protocol.startsWith('http')) return;
  const repairedParts = {
    pathname: withBasePath(canonicalPath(withoutBasePath(maskBrokenEncoding(pathname)))),
    search: repairLinkPart(search),
    hash: maskBrokenEncoding(repairLinkPart(hash)),
  };
  if (Object.values(repairedParts).join('') !== pathname + search + hash) replaceAddress(repairedParts);
}

/** Opens the `details` around the URL's target. Safari, and Firefox before 2025, leave them closed. */
function openDetailsAroundTarget(): void {
  const target = document.querySelector(':target');
  const closedDetails = () => target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closedDetails()) return;
  for (let details = closedDetails(); details; details = closedDetails()) details.open = true;
  target?.scrollIntoView();
}

export function startOpeningDetails(): void {
  openDetailsAroundTarget();
  addEventListener('hashchange', openDetailsAroundTarget);
}

/** Moves the focus to <main>; see src/theme/SkipToContent. */
export function startSkipLink(): void {
  addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-skip] a')) return;
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    // <main> isn't focusable by itself. Tab continues from there.
    main.tabIndex = -1;
    main.focus({preventScroll: true});
    main.removeAttribute('tabindex');
  });
}
