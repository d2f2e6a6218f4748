export {noteKinds as default} from '@site/src/components/docs/Note/types';
