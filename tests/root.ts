import path from 'node:path';

/** The project's folder. Not by `import.meta`, which Playwright's tests do not have. */
export const root = path.join(__dirname, '..');
