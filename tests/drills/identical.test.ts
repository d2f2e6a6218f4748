import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {generatedFolder} from '../../scripts/lib/buildSite';
import {runChild} from '../../scripts/lib/child.mjs';
import {differences, filesOf} from '../../scripts/lib/files';
import {toolScript} from '../../scripts/lib/paths';
import {addPolicies} from '../../src/node/delivery/policy';
import {siteDir} from './copy';

describe('two builds of the same sources', () => {
  let again: string;

  // In the same folder: a copy has its packages elsewhere, and modules are numbered by relative paths. That the folder itself
  // leaves no trace is tested below, and as a whole by `npm run reproduce`. What the development server generates is not touched.
  beforeAll(async () => {
    await rm(path.join(siteDir, generatedFolder), {recursive: true, force: true});
    again = await mkdtemp(path.join(tmpdir(), 'again-'));
    const args = [toolScript('@docusaurus/core', 'docusaurus'), 'build', '--out-dir', again];
    const env = {...process.env, STRICT_LINKS: '1', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder};
    expect(await runChild(process.execPath, args, {cwd: siteDir, env: {...env, NODE_ENV: 'production'}})).toBe(0);
    addPolicies(again);
  });
  afterAll(() => rm(again, {recursive: true, force: true}));

  it('are the same to the byte', async () => {
    const [first, second] = await Promise.all([filesOf(path.join(siteDir, 'build')), filesOf(again)]);
    expect(first.size).toBeGreaterThan(0);
    expect(differences(first, second)).toEqual([]);
  });

  it('name no folder in which they were made', async () => {
    const files = await filesOf(again);
    expect([...files].filter(([, content]) => content.includes(siteDir)).map(([name]) => name)).toEqual([]);
  });
});
