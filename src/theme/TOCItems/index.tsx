export {default} from '@site/src/components/docs/ContentsItems';
