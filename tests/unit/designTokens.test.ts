import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {designTokens} from '../../src/node/designTokens';

describe('design tokens', () => {
  let site: string;
  beforeAll(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'tokens-'));
    await mkdir(path.join(site, 'src/css'), {recursive: true});
    const css =
      ':root { --green: #0f0; /* 1.5 */ --nav: var(--green); --bar: var(--nav); --lost: var(--red);' +
      '--mixed: color-mix(in srgb, var(--bar) 25%, color-mix(in srgb, #123456 50%, #fff)); --shadow: 0 1px var(--nav) }' +
      "[data-theme='dark'] { --green: #040; --dark: #000 }";
    await writeFile(path.join(site, 'src/css/tokens.first.css'), css);
    await writeFile(path.join(site, 'src/css/chat.css'), ':root { --edge: var(--nav) }');
  });
  afterAll(() => rm(site, {recursive: true}));

  it('have the values of the light theme, through any number of variables', () => {
    const token = designTokens(site);
    expect(['--green', '--nav', '--bar'].map(token)).toEqual(['#0f0', '#0f0', '#0f0']);
  });

  it('are read from all files', () => {
    expect(designTokens(site)('--edge')).toBe('#0f0');
  });

  it('have computed values of color-mix()', () => {
    const token = designTokens(site);
    expect(['--mixed', '--shadow'].map(token)).toEqual(['#67b380', '0 1px #0f0']);
  });

  it.each(['--dark', '--lost'])('throw for a missing token: %s', (name) => {
    expect(() => designTokens(site)(name)).toThrow(/^unknown design token "--(?:dark|red)" in :root/);
  });
});
