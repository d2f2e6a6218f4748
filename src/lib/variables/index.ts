export {filterNames, filterProblems} from './filters';
export {parse} from './parse';
export {render} from './render';
export type * from './types';
