import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

const sources = (...patterns: string[]): string[] =>
  globSync(patterns, {cwd: root}).map((file) => readFileSync(path.join(root, file), 'utf8'));

const script = sources('src/page/**/*.ts');
const markup = sources('src/{components,islands,pages,theme}/**/*.tsx', 'src/node/plugins/page-script/*.ts');

/** `copyFile` → `data-copy-file` */
const attributeName = (key: string): string =>
  `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the data attributes in a text: `[data-copy]`, `data-copy=""`, `dataset.copyFile`. */
const attributesIn = (text: string): string[] => [
  ...[...text.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name),
  ...[...text.matchAll(/\bdataset\.(\w+)/g)].map(([, key = '']) => attributeName(key)),
];

/** Returns the data attributes that scripts read and neither they nor the markup set. */
function neverSet(scripts: readonly string[], markups: readonly string[]): string[] {
  const written = /\b(?:setAttribute|toggleAttribute)\('(data-[a-z-]+)'|\bdataset\.(\w+) = /g;
  const set = new Set(markups.flatMap(attributesIn));
  for (const text of scripts) {
    for (const [, name, key = ''] of text.matchAll(written)) set.add(name ?? attributeName(key));
  }
  return [...new Set(scripts.flatMap(attributesIn))].filter((name) => !set.has(name));
}

describe('neverSet', () => {
  it('finds no attribute in the page script that nothing sets', () => {
    expect(script.flatMap(attributesIn)).toContain('data-copy-file');
    expect(neverSet(script, markup)).toEqual([]);
  });

  it.each(["querySelector('[data-planted-name]')", 'button.dataset.plantedName', "getAttribute('data-planted-name')"])(
    'reports an attribute that nothing sets: %s',
    (planted) => {
      expect(neverSet([planted], markup)).toEqual(['data-planted-name']);
    },
  );

  it.each(['<b data-planted-name="" />', 'const html = "<b data-planted-name>"'])(
    'accepts an attribute that the markup sets: %s',
    (planted) => {
      expect(neverSet(['button.dataset.plantedName'], [planted])).toEqual([]);
    },
  );
});
