import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runChild} from '../../scripts/lib/child.mjs';
import {toolScript} from '../../scripts/lib/paths';
import {filesOf, siteDir} from './copy';

const again = path.join(siteDir, '.build');

describe('two builds of the same sources', () => {
  // In the same folder: a copy would find its packages elsewhere, and names of chunks are made of relative paths.
  beforeAll(async () => {
    await rm(path.join(siteDir, '.docusaurus'), {recursive: true, force: true});
    const args = [toolScript('@docusaurus/core', 'docusaurus'), 'build', '--out-dir', '.build'];
    const env = {...process.env, NODE_ENV: 'production', STRICT_LINKS: '1'};
    expect(await runChild(process.execPath, args, {cwd: siteDir, env})).toBe(0);
  });
  afterAll(() => rm(again, {recursive: true, force: true}));

  it('are the same to the byte', async () => {
    const [first, second] = await Promise.all([filesOf(path.join(siteDir, 'build')), filesOf(again)]);
    expect([...second.keys()]).toEqual([...first.keys()]);
    const different = [...first].filter(([name, content]) => second.get(name)?.equals(content) !== true);
    expect(different.map(([name]) => name)).toEqual([]);
  });
});
