export {TabItem as default} from '@site/src/components/docs/Tabs';
