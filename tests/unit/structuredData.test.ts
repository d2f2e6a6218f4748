import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {jsonLd} from '../../src/node/structuredData';

it('structured data is JSON that no text in it ends', () => {
  const $ = load(`<head>${jsonLd({name: '</script><!--<b>'})}</head>`);
  const json: unknown = JSON.parse($('script').text());
  expect(json).toEqual({'@context': 'https://schema.org', name: '</script><!--<b>'});
});
