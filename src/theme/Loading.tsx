export {default} from '@site/src/app/Loading';
