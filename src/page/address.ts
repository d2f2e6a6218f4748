import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';

/*
 * Puts the one true address of the page in place of `/faq/`, `/premium.html` and their kind, for hosts that do not redirect,
 * and repairs broken percent signs, which routers cannot read. Before anything else reads the address; what a link within
 * the application leads to is repaired by src/app/CanonicalAddress.
 */
const {pathname, search, hash} = location;
const mended = canonicalPath(decodable(pathname)) + search + decodable(hash);
if (mended !== pathname + search + hash) history.replaceState(history.state, '', mended);
