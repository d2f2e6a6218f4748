export {default} from '@site/src/components/not-found/NotFound';
