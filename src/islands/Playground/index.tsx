/** The island's name in messages; starts a sentence. */
export const label = 'The playground';
export {default} from './Playground';
