// What a rehearsal runs in a copy of the sources: the facts are imported anew with it.
export {checkFacts} from '../../src/checks';
export {compareCommands} from './commands/compare';
export {compareDocument} from './openapi/compare';
