import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {unwrittenIn, type Unwritten} from '../../src/checks/sources/unwritten';
import {UserError} from '../lib/cli';

/**
 * Files as they shall be. Nothing is written before all of them are known, so a mistake on the way leaves the project as
 * it was.
 */
export class Draft {
  readonly #texts = new Map<string, string>();

  /** @param root - The project's folder. */
  constructor(private readonly root: string) {}

  /** Paths of all drafted files, in the order in which they were drafted. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /**
   * A file as it would be.
   *
   * @param file - Path from the project's folder, with slashes.
   * @throws UserError if there is none
   */
  read(file: string): string {
    const drafted = this.#texts.get(file);
    if (drafted !== undefined) return drafted;
    const path = join(this.root, file);
    if (!existsSync(path)) throw new UserError(`There is no ${file}, which is to be edited.`);
    return readFileSync(path, 'utf8');
  }

  /**
   * Drafts a new file.
   *
   * @throws UserError if it is there
   */
  create(file: string, text: string): void {
    if (this.#texts.has(file) || existsSync(join(this.root, file))) {
      throw new UserError(`${file} is there already: choose another name, or edit the file.`);
    }
    this.#texts.set(file, text);
  }

  /** Drafts a change of a file. */
  edit(file: string, change: (source: string) => string): void {
    this.#texts.set(file, change(this.read(file)));
  }

  /** Texts of all drafted files that are still to be written. */
  unwritten(): Unwritten[] {
    return this.files.flatMap((file) => unwrittenIn(file, this.read(file)));
  }

  /** Formats all drafted files as the project does; Prettier leaves MDX alone here. */
  async format(): Promise<void> {
    for (const file of this.files.filter((name) => !name.endsWith('.mdx'))) {
      const filepath = join(this.root, file);
      const config = await resolveConfig(filepath);
      this.#texts.set(file, await format(this.read(file), {...config, filepath}));
    }
  }

  /** Writes all drafted files; if one cannot be written, those before it become what they were. */
  write(): void {
    const before = new Map<string, string | undefined>();
    try {
      for (const [file, text] of this.#texts) {
        const path = join(this.root, file);
        before.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
        mkdirSync(dirname(path), {recursive: true});
        writeFileSync(path, text);
      }
    } catch (error) {
      for (const [path, text] of before) {
        if (text === undefined) rmSync(path, {force: true});
        else writeFileSync(path, text);
      }
      throw new UserError(`Nothing was made: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
}
