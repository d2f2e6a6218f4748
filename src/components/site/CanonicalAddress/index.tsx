import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {canonicalPath} from '@site/src/routing/canonicalPath';
import type {ReactNode} from 'react';

/**
 * Replaces an address such as `/docs/introduction`, `/faq/` or `/premium.html` by the one true address of the page,
 * keeping query and hash. Hosts redirect such addresses on a full load; this does the same for links within the site and
 * on hosts that cannot.
 */
export default function CanonicalAddress({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const canonical = canonicalPath(pathname);
  useIsomorphicLayoutEffect(() => {
    if (canonical !== pathname) history.replace(canonical + search + hash);
  }, [canonical, hash, history, pathname, search]);
  return children;
}
