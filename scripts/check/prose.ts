import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import remarkParse from 'remark-parse';
import {glob} from 'tinyglobby';
import {unified, type Preset} from 'unified';
import remarkConfig from '../../remark.config.mjs';
import {instances} from '../../src/node/content/instances';
import type {Finding} from './finding';

const linter = unified()
  .use(remarkParse)
  .use(remarkConfig as Preset)
  .use(function () {
    // Nothing is written: what is wanted are the messages.
    this.compiler = () => '';
  });

/** What the linter says of a page: how its Markdown is built, and words that the site does not use. */
export async function proseOf(file: string, source: string): Promise<Finding[]> {
  const {messages} = await linter.process(source).catch((error: unknown) => {
    // What cannot be parsed cannot be read as prose; the check of content says where and why.
    if (error instanceof Error && 'reason' in error) return {messages: []};
    throw error;
  });
  return messages.map(({line = 1, column = 1, reason, ruleId}) => ({
    file,
    line,
    column,
    message: `${reason} (${ruleId ?? 'not to be read'})`,
  }));
}

/** Lints the pages of all docs instances. */
export async function prose(root: string): Promise<Finding[]> {
  const files = await glob(
    instances.map((folder) => `${folder}/**/*.mdx`),
    {cwd: root},
  );
  const found = files.sort().map(async (file) => proseOf(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(found)).flat();
}
