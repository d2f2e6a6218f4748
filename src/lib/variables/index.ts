export {filterNames, findFilterMistakes} from './filters';
export {parseTemplate} from './parse';
export {renderTemplate} from './render';
export type * from './types';
