import {flows} from './flows';
import {startWebKit} from './webkit';

flows(startWebKit);
