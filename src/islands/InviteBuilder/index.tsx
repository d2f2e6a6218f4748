/** The island's name in messages; starts a sentence. */
export const label = 'The invite builder';
export {default} from './InviteBuilder';
