/** The part of the loader context that our loaders use. It is the same in webpack and rspack. */
export interface LoaderContext {
  getOptions(): {siteDir: string};
  /** Runs the loader again when a file in the folder changes. */
  addContextDependency(folder: string): void;
  resourcePath: string;
}
