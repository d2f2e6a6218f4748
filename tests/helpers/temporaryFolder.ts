import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Writes files with their folders: `{'docs/a.mdx': 'Text.'}` */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const filePath = path.join(folder, file);
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, text);
  }
}

/** Creates a folder with these files. It is deleted after the test. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'test-')));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}
