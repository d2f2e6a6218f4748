import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../src/build/output/buildFiles';
import {temporaryFolder} from '../helpers/temporaryFolder';

it('writeFiles keeps files that come from static/', async () => {
  const outDir = temporaryFolder({'robots.txt': 'own'});
  await writeFiles(outDir, {'/robots.txt': 'generated', '/feeds/a.json': 'generated'});
  expect(readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toBe('own');
  expect(readFileSync(path.join(outDir, 'feeds/a.json'), 'utf8')).toBe('generated');
});
