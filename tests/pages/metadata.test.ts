import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {builtPage} from './builtPages';

const soundPage = `<html><head><meta charset="UTF-8"><title>FAQ | ${product.name}</title>
  <link rel="canonical" href="${links.site}/faq">
  </head>
  <body><div popover><nav aria-label="Main"><a href="/">menu</a></nav></div>
  <main><h1 id="faq">FAQ</h1><a href="#faq">FAQ</a></main></body></html>`;

function mistakesOn($: CheerioAPI, route: string): string[] {
  const mistakes: Record<string, boolean> = {
    'it does not have exactly one <h1>': $('h1').length !== 1 || $('h1').text().trim() === '',
    'its title does not end with the name of the product': !$('title').text().endsWith(` | ${product.name}`),
    'its canonical address is wrong': $('link[rel=canonical]').attr('href') !== links.site + route,
    'its main part is empty without scripts': $('main').text().trim() === '',
    'its menu is empty without scripts': $('[popover] nav[aria-label=Main] a').length === 0,
  };
  return Object.keys(mistakes).filter((mistake) => mistakes[mistake]);
}

describe('the check of metadata', () => {
  it('finds complete metadata on every page, without running scripts', () => {
    for (const route of requiredRoutes) expect(mistakesOn(builtPage(route), route), route).toEqual([]);
  });

  it('accepts a sound page', () => {
    expect(mistakesOn(load(soundPage), '/faq')).toEqual([]);
  });

  it.each([
    ['FAQ |', 'Questions:'],
    ['</h1>', '</h1><h1>Twice</h1>'],
    ['/faq"', '/faq/"'],
    ['<a href="/">menu</a>', ''],
    ['<h1 id="faq">FAQ</h1><a href="#faq">FAQ</a>', ''],
  ])('finds the mistake after replacing %s with %s', (from, to) => {
    expect(soundPage).toContain(from);
    expect(mistakesOn(load(soundPage.replace(from, to)), '/faq')).not.toEqual([]);
  });
});
