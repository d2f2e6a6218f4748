import {replaceAddress} from '../shared/replaceAddress';
import {addressOf, routeAt} from '../shared/routing/basePath';
import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';

/**
 * Replaces the address of the page by its canonical one: `/faq/`, `/premium.html` and their kind, for hosts that don't redirect.
 * Broken percent signs, which cannot be decoded, are repaired.
 */
export default function startCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // A page that was saved to disk has another path.
  if (!protocol.startsWith('http')) return;
  const mended = {pathname: addressOf(canonicalPath(routeAt(decodable(pathname)))), hash: decodable(hash)};
  if (mended.pathname + mended.hash !== pathname + hash) replaceAddress({...mended, search});
}
