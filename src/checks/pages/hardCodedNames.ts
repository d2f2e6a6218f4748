import {lineAt} from '../../build/content/sourceFile';
import type {ContentMistake} from '../../build/content/mistakes';
import {legal} from '../../facts/legal';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {readFiles, type Sources} from './readSources';

// `Jane Doe, Example Street 1, …` → `Jane Doe`
const [operator = ''] = legal.controller.split(',');

const identifyingFacts = [
  ...(['name', 'slug', 'domain', 'applicationId'] as const).map((key) => ({
    factPath: `product.${key}`,
    text: product[key],
  })),
  {factPath: 'legal.controller', text: operator},
  {factPath: 'links.supportServer', text: links.supportServer},
];

const nonPageGlobs = [
  '{*,.github/**/*,bench/*,deploy/*,scripts/*,src/**/*}.{md,yml,ts,tsx,mjs,cjs,css,pcss,conf}',
  'package.json',
];

/** Finds names of the product and its operator, and addresses that lead to them, outside the file of facts that defines them. */
export async function findHardCodedNames({root, pages}: Pick<Sources, 'root' | 'pages'>): Promise<ContentMistake[]> {
  const files = [...pages, ...(await readFiles(root, nonPageGlobs))];
  return identifyingFacts.flatMap(({factPath, text}) => {
    const ownFile = `src/facts/${factPath.split('.')[0]}.ts`;
    const textPattern = new RegExp(`(?<!\\w)${text.replace(/\W/g, '\\$&')}(?!\\w)`, 'g');
    return files
      .filter(({file}) => file !== ownFile)
      .flatMap(({file, source}) =>
        [...source.matchAll(textPattern)].map(({index}) => ({
          file,
          line: lineAt(source, index),
          message: `"${text}" is hard-coded, so another bot's site would keep it`,
          repair: `Write {$${factPath}} on a page, and ${factPath} in code.`,
        })),
      );
  });
}
