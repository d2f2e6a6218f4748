import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {generatedFolder} from '../../scripts/lib/buildSite';
import {runChild} from '../../scripts/lib/child.mjs';
import {toolScript} from '../../scripts/lib/paths';
import {filesOf, siteDir} from './copy';

describe('two builds of the same sources', () => {
  let again: string;

  // In the same folder: a copy would find its packages elsewhere, and names of chunks are made of relative paths. What the
  // development server generates is not touched.
  beforeAll(async () => {
    await rm(path.join(siteDir, generatedFolder), {recursive: true, force: true});
    again = await mkdtemp(path.join(tmpdir(), 'again-'));
    const args = [toolScript('@docusaurus/core', 'docusaurus'), 'build', '--out-dir', again];
    const env = {...process.env, STRICT_LINKS: '1', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder};
    expect(await runChild(process.execPath, args, {cwd: siteDir, env: {...env, NODE_ENV: 'production'}})).toBe(0);
  });
  afterAll(() => rm(again, {recursive: true, force: true}));

  it('are the same to the byte', async () => {
    const [first, second] = await Promise.all([filesOf(path.join(siteDir, 'build')), filesOf(again)]);
    expect([...second.keys()]).toEqual([...first.keys()]);
    const different = [...first].filter(([name, content]) => second.get(name)?.equals(content) !== true);
    expect(different.map(([name]) => name)).toEqual([]);
  });
});
