import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findStyles} from '../../src/checks/sources/styles';

/** Problems of a project with these files, as `file:line: message`. */
async function found(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rm(root, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), {recursive: true});
    await writeFile(path.join(root, file), text);
  }
  return findStyles(root).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

describe('the check of styles', () => {
  it('accepts files that code, styles, the config or the plugin name', async () => {
    const files = {
      'docusaurus.config.ts': "customCss: ['./src/css/custom.css']",
      'src/css/custom.css': "@import './tokens.first.css';",
      'src/css/tokens.first.css': ':root {}',
      'src/components/a.module.css': ".a { composes: b from '../css/b.module.css' }",
      'src/css/b.module.css': '.b {}',
      'src/components/a.tsx': "import a from '@site/src/components/a.module.css';",
      'src/node/plugins/page-styles/index.ts': "'theme.first.module.css'",
      'src/css/theme.first.module.css': '.docRoot:hover {}',
    };
    expect(await found(files)).toEqual([]);
  });

  it('names a file that nothing imports', async () => {
    expect(await found({'src/css/lost.css': 'p {}'})).toEqual([
      'src/css/lost.css:1: no file imports these styles, so no page has them',
    ]);
  });

  it('names rules for pointers and paper in a file for the first screen', async () => {
    const files = {
      'src/css/custom.css': "@import './custom.css'; @import './a.first.css';",
      'src/css/a.first.css': 'a {}\na:hover {}\n@media print {\n  a {}\n}',
    };
    expect((await found(files)).map((problem) => problem.replace(/ in a file.*/, ''))).toEqual([
      'src/css/a.first.css:3: a rule for paper',
      'src/css/a.first.css:2: a rule for what is under a pointer',
    ]);
  });
});
