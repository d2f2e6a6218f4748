import {describe, expect, it} from 'vitest';
import {findContrasts} from '../../src/checks/sources/contrast';
import {contrast} from '../../src/node/colors';
import {temporaryFolder} from '../temporaryFolder';

const problemsIn = (css: string): string[] =>
  findContrasts(temporaryFolder({'src/css/tokens.css': css})).map(({file, line, message, repair}) => {
    expect(file).toBe('src/css/tokens.css');
    return `${line}: ${message} | ${repair}`;
  });

// Ratios from https://webaim.org/resources/contrastchecker/
it.each([
  ['#fff', '#000000', 21],
  ['#000', '#ffffff', 21],
  ['#777777', '#fff', 4.47],
  ['#c4b5fd', '#ffffff', 1.84],
  ['#abc', '#aabbcc', 1],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

describe('findContrasts', () => {
  it('accepts enough contrast, and tokens without a comment', () => {
    const css = `:root {
  --bg: #fff;
  --text: #767676; /* on bg */
  --edge: #949494; /* edge on bg */
  --faint: #eee; /* only decoration */
  --font: serif;
}`;
    expect(problemsIn(css)).toEqual([]);
  });

  it('names the token, its background, the ratio and the tokens to change', () => {
    const css = `:root {
  --brand: #c4b5fd;
  --cream: #fff;
  --bg: var(--cream);
  --night: #000;
  --link: var(--brand); /* on night,
    bg */
}`;
    expect(problemsIn(css)).toEqual([
      '6: --link (#c4b5fd) needs a contrast of 4.5, but has 1.84 on --bg (#fff) | ' +
        'Darken --brand (line 2), or lighten --cream (line 3).',
    ]);
  });

  it('computes mixes, and allows less contrast for edges of controls', () => {
    const css = `:root {
  --brand: #777;
  --nav: color-mix(in srgb, var(--brand) 50%, #000);
  --edge: #333; /* edge on nav */
  --rim: color-mix(in srgb, var(--brand) 85%, #fff); /* edge on nav */
}`;
    expect(problemsIn(css)).toEqual([
      '4: --edge (#333) needs a contrast of 3, but has 1.14 on --nav (#3c3c3c) | ' +
        'Darken --edge (line 4), or lighten --brand (line 2).',
    ]);
  });

  it('compares the same tokens with the same backgrounds in every theme', () => {
    const css = `:root { --bg: #fff; --text: #000; /* on bg */ --weak: #ccc; /* on bg */ }
[data-theme='dark'] { --bg: #111; }
.page,
.other { --own: #222; /* on bg */ --bg: #333; --text: #fff; }`;
    expect(problemsIn(css)).toEqual([
      expect.stringMatching(/^1: --weak .* 1\.6 on --bg \(#fff\)/),
      expect.stringMatching(/^1: --text .* 1\.11 on --bg \(#111\)/),
      expect.stringMatching(/^4: --own .* 1\.25 on --bg \(#333\)/),
    ]);
  });

  it('reports colors that it cannot compute', () => {
    const css = `:root {
  --brand: teal;
  --bg: var(--brand);
  --glass: color-mix(in oklch, #fff 10%, #000);
  --text: #000; /* on bg */
  --link: var(--bg); /* on glass */
  --mark: #000; /* on glass */
}`;
    expect(problemsIn(css)).toEqual([
      expect.stringMatching(/^2: the contrast of --brand can't be computed: teal \| Write it as #rrggbb/),
      expect.stringMatching(/^4: the contrast of --glass can't be computed: color-mix\(in oklch/),
    ]);
  });

  it('reports unknown backgrounds', () => {
    expect(problemsIn(':root { --surface: #fff; --text: #000; /* on surfaces */ }')).toEqual([
      expect.stringMatching(/^1: unknown token "--surfaces" in the comment of --text \| Did you mean --surface\?/),
    ]);
  });
});
