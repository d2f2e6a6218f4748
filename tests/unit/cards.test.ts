import {cp, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';
import {drawCards} from '../../src/build/output/cards';
import type {Card} from '../../src/build/output/cards/design';
import {createCardPreparer} from '../../src/build/output/cards/painter';

const head = (title: string) => ({title, description: 'What the page is about.'});
const card: Card = {productName: 'Sand Cat', title: 'Quiet feet', sectionOrDomain: 'Modules'};

describe('a card', () => {
  let prepareCard: Awaited<ReturnType<typeof createCardPreparer>>;
  beforeAll(async () => {
    prepareCard = await createCardPreparer(root);
  });
  const draw = async (changes: Partial<Card> = {}) => (await prepareCard({...card, ...changes})).draw();

  it('shows letters of Latin-1 and punctuation', async () => {
    const emptyCard = await draw({title: '\u00a0'});
    for (const letter of 'AZaz09&@§ÄçéñøÞß–—’„…€') {
      expect(Buffer.from(await draw({title: letter})).equals(emptyCard), letter).toBe(false);
    }
  });

  it.each(['productName', 'title', 'sectionOrDomain'])(
    'cannot be drawn with a letter that the font lacks in its %s: the error names the letter and the text',
    async (key) => {
      await expect(draw({[key]: 'Ночь'})).rejects.toThrow(/^The font of social cards, \S+, lacks "Н" in "Ночь"/);
    },
  );
});

it('drawCards caches pictures until a file that they are drawn from changes', async () => {
  const site = temporaryFolder();
  for (const source of ['package.json', 'src/css', 'static/img'])
    await cp(path.join(root, source), path.join(site, source), {recursive: true});
  const cache = path.join(site, 'node_modules/.cache/cards');
  const pages = new Map([
    ['/', head('Front')],
    ['/docs/modules/a', head('A')],
  ]);
  const drawn = await drawCards(site, pages);
  const files = await readdir(cache);
  expect(files).toHaveLength(2);
  for (const file of files) await writeFile(path.join(cache, file), 'cached');
  const cached = await drawCards(site, pages);
  expect([...cached.values()].map(({png}) => Buffer.from(png).toString())).toEqual(['cached', 'cached']);
  expect([...cached.values()].map(({address}) => address)).toEqual([...drawn.values()].map(({address}) => address));

  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0Z"/></svg>';
  await writeFile(path.join(site, 'static/img/logo.svg'), logo);
  const redrawn = await drawCards(site, pages);
  // Two old pictures and two new ones.
  expect(await readdir(cache)).toHaveLength(4);
  for (const [route, {address, png}] of redrawn) {
    expect(address).not.toBe(drawn.get(route)?.address);
    expect(Buffer.from(png).equals(drawn.get(route)?.png ?? Buffer.of())).toBe(false);
  }
});
