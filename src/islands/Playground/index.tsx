/** Names the island at the start of a sentence. */
export const label = 'The playground';
export {default} from './Playground';
