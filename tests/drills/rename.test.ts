import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {routes} from '../../src/rules/routing/routes';
import {build, copySite, filesOf, removeCopy} from './copy';

// Two words: a name is not its slug.
const other = {name: 'Sand Cat', slug: 'sand-cat'};

describe('a rename in product.ts', () => {
  let copy: string;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    copy = await copySite();
    const home = path.join(copy, 'src/facts/product.ts');
    const renamed = (await readFile(home, 'utf8'))
      .replaceAll(product.name, other.name)
      .replaceAll(product.slug, other.slug);
    await writeFile(home, renamed);
    const {code, output} = await build(copy);
    expect(code, output).toBe(0);
    files = await filesOf(path.join(copy, 'build'));
  });
  afterAll(() => removeCopy(copy));

  it('leaves the old name in no file and no file name', () => {
    const old = new RegExp(product.slug, 'i');
    const found = [...files].filter(([name, content]) => old.test(name) || old.test(content.toString('latin1')));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('moves the routes', () => {
    const pages = [...files.keys()].filter((name) => name.endsWith('.html')).map((name) => `/${name}`);
    for (const route of routes) {
      const moved = route === '/' ? '/index' : route.replaceAll(product.slug, other.slug);
      expect(pages).toContain(`${moved}.html`);
    }
    expect(pages).toContain(`/docs/extras/${other.slug}-privacy.html`);
  });

  it('names the product in titles and texts', () => {
    const page = files.get('docs/Introduction.html')?.toString();
    expect(page).toMatch(new RegExp(`<title[^>]*>[^<]* \\| ${other.name}</title>`));
    expect(files.get('sitemap.xml')?.toString()).toContain(`https://${other.slug}.example/docs/Introduction`);
  });
});
