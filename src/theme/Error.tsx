export {default} from '@site/src/components/site/Failure/FrameCrashed';
