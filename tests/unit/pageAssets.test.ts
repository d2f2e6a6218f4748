import {expect, it} from 'vitest';
import {withRequests} from '../../src/plugins/page-assets/manifest';

const manifest = {origins: {main: [1, 2]}, assets: {}};
const page = {origins: [{request: '@site/src/pages/index.tsx'}], chunks: [{id: 3}, {id: 'shared'}]};

it('names the parts of each request beside those of the entry', () => {
  expect(withRequests(manifest, [{origins: [{}], chunks: [{id: 1}]}, page])).toEqual({
    origins: {main: [1, 2], '@site/src/pages/index.tsx': [3, 'shared']},
    assets: {},
  });
});

it('stops a build whose pages would lack their styles', () => {
  expect(() => withRequests(manifest, [{origins: [{request: './src/main.js'}], chunks: [{id: 1}]}])).toThrow(
    'names no request of a page',
  );
});
