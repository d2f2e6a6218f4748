import island from '../island';
import InviteBuilder from './InviteBuilder';

export default island('invite-builder', 'The invite builder', InviteBuilder);
