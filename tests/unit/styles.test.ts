import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findStyles} from '../../src/checks/sources/styles';
import {temporaryFolder} from '../temporaryFolder';

const problemsIn = (files: Readonly<Record<string, string>>): string[] =>
  findStyles(temporaryFolder(files)).map(({file, line, message}) => `${file}:${line}: ${message}`);

describe('findStyles', () => {
  it('accepts files that code, styles, the config or the plugin import', () => {
    const files = {
      'docusaurus.config.ts': "customCss: ['./src/css/custom.css']",
      'src/css/custom.css': "@import './tokens.first.css';",
      'src/css/tokens.first.css': ':root {}',
      'src/components/a.module.css': ".a { composes: b from '../css/b.module.css' }",
      'src/css/b.module.css': '.b {}',
      'src/components/a.tsx': "import a from '@site/src/components/a.module.css';",
      'src/build/plugins/page-styles/index.ts': "'theme.first.module.css'",
      'src/css/theme.first.module.css': '.docRoot {}',
    };
    expect(problemsIn(files)).toEqual([]);
  });

  it('reports a file that nothing imports', () => {
    expect(problemsIn({'src/css/lost.css': 'p {}'})).toEqual(['src/css/lost.css:1: nothing imports these styles']);
  });

  it.each(['src/css/a.first.css', 'src/css/a.first.module.css'])('reports rules for :hover and print in %s', (file) => {
    const files = {
      'src/css/custom.css': `@import './custom.css'; @import '${path.posix.basename(file)}';`,
      [file]: 'a {}\na:hover {}\n@media print {\n  a {}\n}',
    };
    expect(problemsIn(files).map((problem) => problem.replace(/ in a file.*/, ''))).toEqual([
      `${file}:3: a rule for print`,
      `${file}:2: a rule for :hover`,
    ]);
  });
});
