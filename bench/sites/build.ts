import {join} from 'node:path';
import {buildHandwritten} from './handwritten';
import type {WritePage} from './markdown';
import {buildStarlight} from './starlight';
import {buildStock} from './stock';
import type {BuiltSites, SiteText} from './types';
import {guide} from '../pages';
import {docusaurusVersion} from '../machine';

/**
 * Builds the sites that ours is compared with, from the texts of ours. Those that fit are used again.
 *
 * @param ours - The folder of our built site.
 * @returns The folders of all sites, and a sentence for each that could not be built.
 * @throws UserError when the stock site fails, or our site has no guide to compare.
 */
export async function buildSites(
  ours: string,
  text: SiteText,
  write: WritePage,
): Promise<{sites: BuiltSites; missing: string[]}> {
  const page = text.pages.find(({address}) => address === guide);
  if (page === undefined)
    throw new Error(`${join(ours, guide)}.html is missing: name another guide in bench/pages.ts.`);
  const sites: Record<string, string> = {
    ours,
    stock: await buildStock(text, write, docusaurusVersion()),
    handwritten: buildHandwritten(page),
  };
  const missing: string[] = [];
  try {
    sites.starlight = await buildStarlight(text, write);
  } catch (error) {
    missing.push(`Starlight is not in the tables: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return {sites, missing};
}
