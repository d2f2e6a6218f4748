import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {builtPage} from './builtPages';

it.each(requiredRoutes)(
  '%s has a title, a heading, a canonical address, text and a menu without running scripts',
  (route) => {
    const $ = builtPage(route);
    expect($('title').text()).toMatch(new RegExp(`. \\| ${product.name}$`));
    expect($('h1').text().trim()).not.toBe('');
    expect($('h1').length).toBe(1);
    expect($('link[rel=canonical]').attr('href')).toBe(links.site + route);
    expect($('main').text().trim()).not.toBe('');
    expect($('[popover] nav[aria-label=Main] a').length).toBeGreaterThan(0);
  },
);
