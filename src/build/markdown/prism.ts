import {Prism} from 'prism-react-renderer';

// prismjs' languages register with a global `Prism`. Source: README of prism-react-renderer.
Object.assign(globalThis, {Prism});

export {Prism};
