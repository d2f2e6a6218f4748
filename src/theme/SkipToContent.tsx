export {default} from '@site/src/components/site/SkipLink';
