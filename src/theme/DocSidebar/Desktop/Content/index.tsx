export {default} from '@site/src/components/docs/SidebarContent';
