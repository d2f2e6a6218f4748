import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {canonicalPath} from '@site/src/shared/routing/canonicalPath';
import {decodable} from '@site/src/shared/routing/decodable';
import type {ReactNode} from 'react';

/**
 * Replaces an address such as `/docs/introduction`, `/faq/` or `/premium.html` by the one true address of the page,
 * keeping query and hash. Hosts redirect such addresses on a full load, and src/page/address.ts does where they cannot; this
 * does the same for links within the application. A hash that cannot be decoded is repaired before the framework looks for its
 * heading.
 */
export default function CanonicalAddress({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const address = pathname + search + hash;
  const canonical = canonicalPath(pathname) + search + decodable(hash);
  useIsomorphicLayoutEffect(() => {
    if (canonical !== address) history.replace(canonical);
  }, [address, canonical, history]);
  return children;
}
