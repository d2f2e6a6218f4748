export interface SourceFile {
  /** Path from the root, with slashes. */
  file: string;
  source: string;
}

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
