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
  // Docusaurus drops `aria-current` from links to other pages, but only if it knows that they are pages of this site.
  const isPageLink = isInternalUrl(props.to) && (props.target ?? '_self') === '_self';
  return (
    <NavbarNavLink {...(isPageLink ? {'aria-current': isCurrentPage ? 'page' : 'true'} : sameTabProps)} {...props} />
  );
}
