import {createRequire} from 'node:module';
import path from 'node:path';

/** The project's folder. npm and Docusaurus run there. Not from this file's path, because bundled code is in another folder. */
export const root = process.cwd();

/** Loads packages from the project's folder, also in code that is bundled into another one. */
export const requireFromRoot = createRequire(path.join(root, 'package.json'));
