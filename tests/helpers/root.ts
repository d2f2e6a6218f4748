import path from 'node:path';

/** The project's folder. Playwright compiles tests to CommonJS, which has no `import.meta`. */
export const root = path.join(__dirname, '../..');
