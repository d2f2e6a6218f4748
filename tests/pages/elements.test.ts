import {expect, it} from 'vitest';
import {pageFiles} from '../../src/node/plugins/page-script/files';
import {pages} from './builtPages';

/** Elements whose behavior is a file of its own. */
const elements = pageFiles.flatMap(({name}) => (name.startsWith('element-') ? [name.slice('element-'.length)] : []));

it.each(elements)('pages with a %s load its behavior, and only the application loads it elsewhere', (element) => {
  const file = new RegExp(`^/assets/js/element-${element}\\.\\w+\\.js$`);
  for (const [route, $] of pages) {
    const has = $('body').find(element).length > 0;
    const loaded = $('script[src]')
      .toArray()
      .filter((script) => file.test($(script).attr('src') ?? ''));
    const named = ($('script[data-elements]').attr('data-elements') ?? '').split(' ').filter((name) => file.test(name));
    expect([loaded.length, named.length], route).toEqual(has ? [1, 0] : [0, 1]);
  }
});
