import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';
import {sameTab} from '@site/src/components/site/ExternalLink';

/** Marks the link to this page and the link to its section differently. External links open in the same tab. */
export default function NavLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isCurrentPage = pathname === useBaseUrl(props.to);
  return <NavbarNavLink {...(props.href ? sameTab : {'aria-current': isCurrentPage ? 'page' : 'true'})} {...props} />;
}
