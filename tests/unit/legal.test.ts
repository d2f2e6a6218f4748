import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {expect, it} from 'vitest';
import {privacy} from '../../src/facts/privacy';
import {places} from '../../src/page/storage';

const root = path.join(import.meta.dirname, '../..');

it('the privacy policy knows all that the site keeps in the browser', async () => {
  const files = await glob('src/**/*.{ts,tsx}', {cwd: root});
  const sources = await Promise.all(
    files.map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})),
  );
  const writers = sources.filter(({source}) => /\.setItem\(|document\.cookie|window\.name =/.test(source));
  expect(writers.map(({file}) => file)).toEqual(['src/page/storage.ts']);
  expect(privacy.siteStorage.map(({key}) => key)).toEqual(expect.arrayContaining(Object.keys(places)));
});
