import isInternalUrl from '@docusaurus/isInternalUrl';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';
import {sameTabProps} from '@site/src/components/site/ExternalLink';

/** Marks the link to this page and the link to its section differently. External links open in the same tab. */
export default function NavLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isCurrentPage = pathname === useBaseUrl(props.to);
  // Docusaurus keeps `aria-current` only on links to the current page or section. On links that aren't to pages of this site, it
  // would always stay.
  const isPageLink = isInternalUrl(props.to) && (props.target ?? '_self') === '_self';
  return (
    <NavbarNavLink {...(isPageLink ? {'aria-current': isCurrentPage ? 'page' : 'true'} : sameTabProps)} {...props} />
  );
}
