/** The grammar of texts with variables: the one implementation, for the playground and for what checks facts and pages. */
export {filterNames, filterProblems} from './filters';
export {parse} from './parse';
export {render} from './render';
export type * from './types';
