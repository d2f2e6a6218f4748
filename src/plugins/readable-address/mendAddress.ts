import {decodable} from '../../routing/decodable';

// Runs before the router reads the address; on the server there is none.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const mended = decodable(pathname) + search + decodable(hash);
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', mended);
}
