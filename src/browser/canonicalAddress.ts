import {replaceAddress} from '../lib/replaceAddress';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';
import {canonicalPath} from '../lib/routing/canonicalPath';
import {decodable} from '../lib/routing/decodable';
import {repairLink} from '../lib/routing/repairLink';

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
