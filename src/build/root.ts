import {createRequire} from 'node:module';
import path from 'node:path';

/** The project's folder. npm and Docusaurus run in it, also for code that is bundled into another folder. */
export const root = process.cwd();

/** Loads packages also from code that is bundled into another folder. */
export const requireFromRoot = createRequire(path.join(root, 'package.json'));
