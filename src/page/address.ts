import {canonicalPath} from '../shared/routing/canonicalPath';
import {decodable} from '../shared/routing/decodable';

/*
 * Puts the one true address of the page in place of `/faq/`, `/premium.html` and their kind, for hosts that do not redirect,
 * and repairs broken percent signs, which cannot be decoded. This runs before anything else reads the address.
 */
const {pathname, search, hash} = location;
const mended = canonicalPath(decodable(pathname)) + search + decodable(hash);
if (mended !== pathname + search + hash) history.replaceState(history.state, '', mended);
