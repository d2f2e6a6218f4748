import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {pages} from './builtPages';

/** Links before the first section of a page. */
const atItsTop = (route: string): (string | undefined)[] => {
  const $ = pages.get(route);
  const top = $?.('.markdown > h2').first().prevAll();
  return $ && top
    ? top
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href'))
    : [];
};

it('support, status and dashboard are one step from the footer', () => {
  const $ = pages.get('/');
  const own = $
    ? $('footer a[href^="/"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
    : [];
  expect(own.flatMap(atItsTop)).toEqual(expect.arrayContaining([links.supportServer, links.status, links.dashboard]));
});
