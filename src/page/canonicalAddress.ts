import {replaceAddress} from '../shared/replaceAddress';
import {addressOf, routeAt} from '../shared/routing/basePath';
import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';

/** Replaces paths such as `/faq/` and `/premium.html` on hosts that don't redirect them. Also repairs broken percent signs. */
export default function startCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // The page may have been saved to disk.
  if (!protocol.startsWith('http')) return;
  const repaired = {pathname: addressOf(canonicalPath(routeAt(decodable(pathname)))), hash: decodable(hash)};
  if (repaired.pathname + repaired.hash !== pathname + hash) replaceAddress({...repaired, search});
}
