import {describe, expect, it} from 'vitest';
import {findStyles} from '../../src/checks/pages/styles';
import {temporaryFolder} from '../temporaryFolder';

const problemsIn = (files: Readonly<Record<string, string>>): string[] =>
  findStyles(temporaryFolder(files)).map(({file, line, message}) => `${file}:${line}: ${message}`);

describe('findStyles', () => {
  it.each(['src/css/a.first.css', 'src/css/a.first.module.css'])('reports rules for :hover and print in %s', (file) => {
    const css = 'a {}\na:hover {}\n@media print {\n  a {}\n}';
    expect(
      problemsIn({[file]: css, 'src/css/a.css': css}).map((problem) => problem.replace(/ in a file.*/, '')),
    ).toEqual([`${file}:3: a rule for print`, `${file}:2: a rule for :hover`]);
  });
});
