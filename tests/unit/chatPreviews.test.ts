import path from 'node:path';
import {createElement, isValidElement, type ComponentType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {globSync} from 'tinyglobby';
import {beforeAll, describe, expect, it} from 'vitest';
import {hasPreview, pagePreviews} from '../../src/checks/previews/pagePreviews';
import {previewProblems} from '../../src/checks/previews/previewProblems';
import {readPages} from '../../src/checks/sources/read';
import {readTree} from '../../src/node/content/pageTree';
import * as chat from '../../src/components/chat';
import {guide, otherGuide} from '../modules';
import {brokenMarkup} from './chatMarkup';
import {root} from '../root';

const pages = (await readPages(root)).filter(({source}) => hasPreview(source));
/** Previews on pages in React. Each file exports an element, or a component without props. */
const files = globSync('src/components/**/*.preview.tsx', {cwd: root}).sort();

function asElement(preview: unknown): ReactNode {
  return isValidElement(preview) ? preview : createElement(preview as ComponentType);
}

describe('hasPreview', () => {
  it('finds the pages with previews', () => {
    const found = pages.map(({file}) => file);
    expect(found).toEqual(expect.arrayContaining([guide, otherGuide].map((route) => `${route.slice(1)}.mdx`)));
    expect(found).not.toContain('docs/Introduction.mdx');
  });
});

describe.each([
  ...pages.map((page) => ({file: page.file, load: () => pagePreviews(readTree(page).root, chat)})),
  ...files.map((file) => ({
    file,
    load: async () => asElement(((await import(path.join(root, file))) as {default: unknown}).default),
  })),
])('$file', ({load}) => {
  let preview: ReactNode;
  beforeAll(async () => {
    preview = await load();
  });

  it('has valid previews', () => {
    expect(previewProblems(preview, chat)).toEqual([]);
  });

  it('renders valid markup', () => {
    const markup = renderToStaticMarkup(preview);
    expect(markup).toContain('<figcaption');
    expect(brokenMarkup(markup)).toEqual([]);
  });
});

describe('a page with mistakes in a preview', () => {
  const source =
    '---\ntitle: x\n---\n\n<Samples />\n\n<Chat summary="x">\n  <Message by="bot" tone="x">\n    [a]({$links.site})\n  </Message>\n</Chat>\n';
  const {root: planted} = readTree({file: 'docs/planted.mdx', source});

  it('makes previewProblems and brokenMarkup report them', async () => {
    const preview = await pagePreviews(planted, chat);
    expect(previewProblems(preview, chat)).toEqual([expect.objectContaining({where: 'Chat "x" > Message 1'})]);
    expect(brokenMarkup(renderToStaticMarkup(preview))).toEqual(['<a ', ' href=']);
  });
});
