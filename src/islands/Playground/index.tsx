import island from '../island';
import Playground from './Playground';

export default island('variable-playground', 'The playground', Playground);
