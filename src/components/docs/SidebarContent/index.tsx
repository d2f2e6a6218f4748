import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {useEffect, type ReactNode} from 'react';
import {showCurrentEntry} from './showCurrentEntry';

/** The sidebar beside the text. It is long: a reader who comes from elsewhere sees where the page stands in it. */
export default function SidebarContent(props: Props): ReactNode {
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    showCurrentEntry(menu, menu);
  }, [props.path]);
  return <Content {...props} />;
}
