import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {jsonLdScript} from '../../src/build/output/structuredData';

it('jsonLdScript escapes text that would end the script', () => {
  const $ = load(`<head>${jsonLdScript({name: '</script><!--<b>'})}</head>`);
  const json: unknown = JSON.parse($('script').text());
  expect(json).toEqual({'@context': 'https://schema.org', name: '</script><!--<b>'});
});
