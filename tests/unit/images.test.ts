import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pngSize} from '../png';

const folder = path.join(import.meta.dirname, '../../static/img');

describe('pictures made of the drawings', () => {
  // The sizes of the others are named by the manifest: see tests/pages/siteFiles.test.ts.
  it('apple-touch-icon.png is a square of 180', () => {
    expect(pngSize(readFileSync(path.join(folder, 'apple-touch-icon.png')))).toEqual({width: 180, height: 180});
  });

  it('favicon.ico holds a square of 16 and one of 32', () => {
    const content = readFileSync(path.join(folder, '../favicon.ico'));
    // A header of 6 bytes, its number of pictures last; 16 bytes for each, which begin with width and height.
    const entries = Array.from({length: content.readUInt16LE(4)}, (_, index) => content.subarray(6 + 16 * index));
    expect(entries.map((entry) => [entry[0], entry[1]])).toEqual([
      [16, 16],
      [32, 32],
    ]);
  });

  it.each(['logo.svg', 'rosettes.svg', 'looking-away.svg'])('%s is small and names nothing outside', (file) => {
    const content = readFileSync(path.join(folder, file), 'utf8');
    expect(content.length).toBeLessThan(4000);
    expect(content.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<title/);
  });
});
