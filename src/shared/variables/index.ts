/** Parses and renders texts with variables, for the playground and for the checks. */
export {filterNames, filterProblems} from './filters';
export {parse} from './parse';
export {render} from './render';
export type * from './types';
