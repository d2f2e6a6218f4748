import {replaceAddress, canonicalPath, makeDecodable, repairLinkPart} from '../lib/addresses';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';

/**
 * Shows `/faq` for `/faq/` and `/faq.html` on hosts that don't redirect, repairs the query and hash, and replaces invalid percent
 * signs.
 */
export default function startCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // The page may have been saved to disk.
  if (!protocol.startsWith('http')) return;
  const repaired = {
    pathname: withBasePath(canonicalPath(withoutBasePath(makeDecodable(pathname)))),
    search: repairLinkPart(search),
    hash: makeDecodable(repairLinkPart(hash)),
  };
  if (Object.values(repaired).join('') !== pathname + search + hash) replaceAddress(repaired);
}
