import {Prism} from 'prism-react-renderer';

// Languages of prismjs add themselves to the Prism of this name: the README of prism-react-renderer has it so.
Object.assign(globalThis, {Prism});

export {Prism};
