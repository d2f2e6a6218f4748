import {replaceAddress} from '../shared/replaceAddress';
import {withBasePath, withoutBasePath} from '../shared/routing/basePath';
import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';
import {repairLink} from '../shared/routing/repairLink';

/**
 * Shows `/faq` for `/faq/` and `/faq.html` on hosts that don't redirect, repairs the query and hash, and replaces invalid percent
 * signs.
 */
export default function startCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // The page may have been saved to disk.
  if (!protocol.startsWith('http')) return;
  const repaired = {
    pathname: withBasePath(canonicalPath(withoutBasePath(decodable(pathname)))),
    search: repairLink(search),
    hash: decodable(repairLink(hash)),
  };
  if (Object.values(repaired).join('') !== pathname + search + hash) replaceAddress(repaired);
}
