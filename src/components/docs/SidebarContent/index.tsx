import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {useEffect, type ReactNode} from 'react';

/** Scrolls the sidebar, and nothing else, until the entry of the page shown is in view. */
function showCurrentEntry(): void {
  const entry = document.querySelector('.theme-doc-sidebar-container [aria-current=page]');
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const {top, bottom, height} = menu.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) menu.scrollTop += place.top - top - height / 2;
}

/** The sidebar beside the text. It is long: a reader who comes from elsewhere sees where the page stands in it. */
export default function SidebarContent(props: Props): ReactNode {
  useEffect(showCurrentEntry, [props.path]);
  return <Content {...props} />;
}
