/**
 * Facts become Markdown here. The plugins load this module, so what they use is exported from one place; the module is
 * loaded anew when a fact changes.
 */
export {expandBody, expandValue} from './expand';
export {readFrontMatter} from './frontMatter';
export {ContentError} from './problems';
export {importUsed} from '../markdown/importUsed';
export {components} from '../markdown/pageComponents';
