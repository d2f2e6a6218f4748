import {describe, expect, it} from 'vitest';
import {designTokens} from '../../src/build/output/designTokens';
import {temporaryFolder} from '../temporaryFolder';

describe('designTokens', () => {
  const tokens = () =>
    designTokens(
      temporaryFolder({
        'src/css/tokens.first.css':
          ':root { --green: #0f0; /* 1.5 */ --nav: var(--green); --bar: var(--nav); --broken: var(--red);' +
          '--mixed: color-mix(in srgb, var(--bar) 25%, color-mix(in srgb, #123456 50%, #fff)); --shadow: 0 1px var(--nav) }' +
          "[data-theme='dark'] { --green: #040; --dark: #000 }",
        'src/css/chat.css': ':root { --edge: var(--nav) }',
      }),
    );

  it('returns values of the light theme, from all files and through any number of variables', () => {
    expect(['--green', '--nav', '--bar', '--edge'].map(tokens())).toEqual(['#0f0', '#0f0', '#0f0', '#0f0']);
  });

  it('computes color-mix()', () => {
    expect(['--mixed', '--shadow'].map(tokens())).toEqual(['#67b380', '0 1px #0f0']);
  });

  it.each(['--dark', '--broken'])('throws for the token %s, which has no value in the light theme', (name) => {
    expect(() => tokens()(name)).toThrow(/^unknown design token "--(?:dark|red)" in :root/);
  });
});
