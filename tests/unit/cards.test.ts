import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../src/build/root';
import {drawCards} from '../../src/build/output/cards';
import type {Card} from '../../src/build/output/cards/design';
import {createCardPainter} from '../../src/build/output/cards/painter';

const card: Card = {productName: 'Sand Cat', title: 'Quiet feet', sectionOrDomain: 'Modules'};

describe('a card', () => {
  let paintCard: Awaited<ReturnType<typeof createCardPainter>>;
  beforeAll(async () => {
    paintCard = await createCardPainter(root);
  });
  const draw = (changes: Partial<Card>) => paintCard({...card, ...changes});

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

it('drawCards gives a picture another address when it changes', async () => {
  const addressOf = async (title: string) => (await drawCards(root, new Map([['/faq', {title}]]))).get('/faq')?.address;
  expect(await addressOf('A')).toMatch(/^\/assets\/cards\/faq\.[0-9a-f]{8}\.png$/);
  expect(await addressOf('A')).toBe(await addressOf('A'));
  expect(await addressOf('B')).not.toBe(await addressOf('A'));
});
