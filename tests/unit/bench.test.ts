import {describe, expect, it} from 'vitest';
import {median, tableMarkdown, updateReport} from '../../bench/table';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[900, 1000, 20], 900],
    [[1, 10, 2, 9], 5.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('the report', () => {
  const section = (title: string, value: string) =>
    tableMarkdown({title, note: 'In ms.', head: ['site', 'first'], rows: [['ours', value]]}, 'Measured here.');

  it('gets new figures in place of the old ones of the same table only', () => {
    const old = `# Results\n\nHow to read.\n\n${section('Paint', '12')}\n${section('Builds', '20')}`;
    expect(updateReport(old, [section('Paint', '15'), section('Taps', '3')])).toBe(
      `# Results\n\nHow to read.\n\n${section('Paint', '15')}\n${section('Builds', '20')}\n${section('Taps', '3')}`,
    );
  });
});
