interface Module {
  __esModule?: boolean;
}

/** In place of a library of helpers: what TypeScript makes of the import of a default export. */
export const __importDefault = (module: Module): unknown => (module.__esModule ? module : {default: module});
