/** Names the island at the start of a sentence. */
export const label = 'The invite builder';
export {default} from './InviteBuilder';
