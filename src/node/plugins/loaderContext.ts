/** What our loaders use of the bundler's loader context; webpack and rspack have it alike. */
export interface LoaderContext {
  getOptions(): {siteDir: string};
  /** A change of any file in the folder runs the loader again. */
  addContextDependency(folder: string): void;
  /** Absolute path of the module. */
  resourcePath: string;
}
