import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = path.join(import.meta.dirname, '../../static/img');

/** Width and height of a PNG, from its first chunk (PNG specification, 11.2.1 IHDR). */
function sizeOf(file: string): number[] {
  const content = readFileSync(path.join(folder, file));
  expect(content.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [content.readUInt32BE(16), content.readUInt32BE(20)];
}

describe('pictures made of the drawings', () => {
  it.each([
    ['favicon-16.png', [16, 16]],
    ['favicon-32.png', [32, 32]],
    ['apple-touch-icon.png', [180, 180]],
    ['social-card.png', [1200, 630]],
  ])('%s is %j', (file, size) => {
    expect(sizeOf(file)).toEqual(size);
  });

  it.each(['logo.svg', 'rosettes.svg', 'looking-away.svg'])('%s is small and names nothing outside', (file) => {
    const content = readFileSync(path.join(folder, file), 'utf8');
    expect(content.length).toBeLessThan(4000);
    expect(content.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<title/);
  });
});
