import {defineIsland} from '../defineIsland';
import InviteBuilder from './InviteBuilder';

defineIsland('invite-builder', InviteBuilder);
