import {replaceAddress} from '../shared/replaceAddress';
import {withBasePath, withoutBasePath} from '../shared/routing/basePath';
import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';

/** Shows `/faq` for `/faq/` and `/faq.html` on hosts that don't redirect, and replaces invalid percent signs in the URL. */
export default function startCanonicalAddress(): void {
  const {protocol, pathname, search, hash} = location;
  // The page may have been saved to disk.
  if (!protocol.startsWith('http')) return;
  const repaired = {pathname: withBasePath(canonicalPath(withoutBasePath(decodable(pathname)))), hash: decodable(hash)};
  if (repaired.pathname + repaired.hash !== pathname + hash) replaceAddress({...repaired, search});
}
