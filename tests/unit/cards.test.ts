import {cp, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../root';
import {drawCards} from '../../src/build/output/cards';
import type {Card} from '../../src/build/output/cards/design';
import {painter} from '../../src/build/output/cards/painter';

const head = (title: string) => ({title, description: 'What the page is about.'});
const card: Card = {brand: 'Sand Cat', title: 'Quiet feet', place: 'Modules'};

describe('a card', () => {
  let paint: Awaited<ReturnType<typeof painter>>;
  beforeAll(async () => {
    paint = await painter(root);
  });
  const draw = async (changes: Partial<Card> = {}) => (await paint({...card, ...changes})).draw();

  it('shows every letter of Latin-1 except the micro sign, and common punctuation', async () => {
    const empty = await draw({title: '\u00a0'});
    const codes = Array.from({length: 0xff - 0x20}, (_, index) => String.fromCodePoint(0x21 + index));
    // The font has no micro sign.
    const letters = codes.filter((code) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(code) && code !== 'µ');
    for (const letter of [...letters, ...Array.from('–—‘’‚“”„•…€™')]) {
      expect(Buffer.from(await draw({title: letter})).equals(empty), letter).toBe(false);
    }
  });

  it('cannot be drawn with a letter that the font lacks: the error names the letter and the title', async () => {
    await expect(draw({title: 'Ночь'})).rejects.toThrow(
      /^The font of social cards, \S+, lacks "Н" in the title "Ночь"/,
    );
  });
});

describe('drawCards', () => {
  let site: string;
  beforeAll(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'cards-'));
    for (const source of ['package.json', 'src/css', 'static/img']) {
      await cp(path.join(root, source), path.join(site, source), {recursive: true});
    }
  });
  afterAll(() => rm(site, {recursive: true}));
  const pages = new Map([
    ['/', head('Front')],
    ['/docs/modules/a', head('A')],
  ]);
  const cache = () => path.join(site, 'node_modules/.cache/cards');

  it('caches pictures until a file that they are drawn from changes', async () => {
    const first = await drawCards(site, pages);
    const files = await readdir(cache());
    expect(files).toHaveLength(2);
    for (const file of files) await writeFile(path.join(cache(), file), 'cached');
    const second = await drawCards(site, pages);
    expect([...second.values()].map(({png}) => Buffer.from(png).toString())).toEqual(['cached', 'cached']);
    expect([...second.values()].map(({address}) => address)).toEqual([...first.values()].map(({address}) => address));

    const logo = path.join(site, 'static/img/logo.svg');
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0Z"/></svg>');
    const third = await drawCards(site, pages);
    expect(await readdir(cache())).toHaveLength(4);
    for (const [route, {address, png}] of third) {
      expect(address).not.toBe(first.get(route)?.address);
      expect(Buffer.from(png).equals(first.get(route)?.png ?? Buffer.of())).toBe(false);
    }
  });
});
