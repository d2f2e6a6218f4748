import {defineIsland} from '../defineIsland';
import Playground from './Playground';

defineIsland('variable-playground', Playground);
