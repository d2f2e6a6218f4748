import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {asMarkdown} from './asMarkdown';
import {storingParts} from '../../src/facts/privacy';
import {renderBlock} from '../../src/build/content/blocks';
import {root} from '../../src/build/root';

it('only src/lib/storage.ts stores anything in the browser', async () => {
  const files = await glob('src/**/*.{ts,tsx}', {cwd: root});
  const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const writers = sources.filter(([, source]) => /\.setItem\(|document\.cookie|window\.name =/.test(source));
  expect(writers.map(([file]) => file)).toEqual(['src/lib/storage.ts']);
});

const retentionMarkdown = (key: string): string => {
  const rendered = renderBlock('Retention', key);
  return 'nodes' in rendered ? asMarkdown(rendered.nodes) : rendered.message;
};

describe('stored data about people', () => {
  const stored = storingParts.flatMap((part) => part.stored.map((data) => ({...data, title: part.title})));

  it.each(stored)('appears in the table of all data: $title, $name', ({name}) => {
    expect(retentionMarkdown('all').toLowerCase()).toContain(`| ${name.toLowerCase()} `);
  });

  it.each(stored.filter(({limit}) => limit !== undefined))(
    'appears in the table of plans if it has a limit: $title, $name',
    ({title, name}) => {
      expect(retentionMarkdown('plan')).toContain(`| ${title}: ${name} `);
    },
  );
});
