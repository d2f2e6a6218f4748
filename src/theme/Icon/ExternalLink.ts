export {ExternalMark as default} from '@site/src/components/site/ExternalLink';
