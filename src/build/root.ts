/** The project's folder. npm and Docusaurus run in it, also for code that is bundled into another folder. */
export const root = process.cwd();
