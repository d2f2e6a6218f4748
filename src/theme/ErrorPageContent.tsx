export {default} from '@site/src/app/Failure/PageCrashed';
