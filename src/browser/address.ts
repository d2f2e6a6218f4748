import {replaceAddress, canonicalPath, maskBrokenEncoding, repairLinkPart} from '../lib/addresses';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';

/**
 * Shows `/faq` for `/faq/` and `/faq.html` on hosts that don't redirect, repairs the query and hash, and replaces the percent
 * signs of a path or hash that can't be decoded.
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
  const closestClosedDetails = () => target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closestClosedDetails()) return;
  // An opened one no longer matches, so the next call returns the one around it.
  for (let details = closestClosedDetails(); details; details = closestClosedDetails()) details.open = true;
  target?.scrollIntoView();
}

export function startOpeningDetails(): void {
  openDetailsAroundTarget();
  addEventListener('hashchange', openDetailsAroundTarget);
}
