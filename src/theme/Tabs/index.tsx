export {default} from '@site/src/components/docs/Tabs';
