export {default} from '@site/src/components/docs/Details';
