import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {createLightThemeResolver} from '../../src/build/output/designTokens';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';

describe('createLightThemeResolver', () => {
  const createResolver = () =>
    createLightThemeResolver(
      temporaryFolder({
        'src/css/tokens.first.css':
          ':root { --green: #0f0; /* A comment. */ --nav: var(--green); --bar: var(--nav); --broken: var(--unset);' +
          '--mixed: color-mix(in srgb, var(--bar) 25%, color-mix(in srgb, #123456 50%, #fff)); --shadow: 0 1px var(--nav) }' +
          "[data-theme='dark'] { --green: #040; --dark: #000 }",
        'src/css/chat.css': ':root { --edge: var(--nav) }',
      }),
    );

  it('returns values of the light theme, from all files and through any number of variables', () => {
    expect(['--green', '--nav', '--bar', '--edge'].map(createResolver())).toEqual(['#0f0', '#0f0', '#0f0', '#0f0']);
  });

  it('computes color-mix()', () => {
    expect(['--mixed', '--shadow'].map(createResolver())).toEqual(['#67b380', '0 1px #0f0']);
  });

  it.each(['--dark', '--broken'])('throws for the token %s, which has no value in the light theme', (name) => {
    expect(() => createResolver()(name)).toThrow(/^unknown design token "--(?:dark|unset)" in :root/);
  });
});

/** Splits `#f5b049` into hue in degrees and chroma from 0 (gray) to 1. */
function hueAndChroma(color: string): {hue: number; chroma: number} {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
  return {hue: (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI, chroma};
}

it('stylesheets have colors of the brand only under "Brand"', async () => {
  const tokens = readFileSync(path.join(root, 'src/css/tokens.first.css'), 'utf8');
  const brand = /---- Brand.*?---- Shades/s.exec(tokens)?.[0] ?? '';
  const colorsIn = (text: string): string[] => text.match(/#[\da-f]{6}\b/gi) ?? [];
  const brandHues = colorsIn(brand).map((color) => hueAndChroma(color).hue);
  expect(brandHues).not.toEqual([]);
  // Chat previews have Discord's own colors.
  const files = await glob('src/**/*.{css,pcss}', {cwd: root, ignore: 'src/css/chat.css'});
  const otherColors = files.flatMap((file) => colorsIn(readFileSync(path.join(root, file), 'utf8').replace(brand, '')));
  const isOfBrand = (color: string): boolean => {
    const {hue, chroma} = hueAndChroma(color);
    const distances = brandHues.map((brandHue) => Math.abs(brandHue - hue));
    // Not almost gray, and at most 10 degrees from a hue of the brand.
    return chroma > 0.25 && distances.some((distance) => Math.min(distance, 360 - distance) < 10);
  };
  expect(otherColors.filter(isOfBrand)).toEqual([]);
});
