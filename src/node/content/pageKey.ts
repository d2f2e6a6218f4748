import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {importUsed} from '../markdown/importUsed';
import {readFrontMatter} from './frontMatter';
import {readTree, type Page} from './page';
import {refuse} from './problems';

/**
 * All that the code of a page is made of, as one text to compare: its front matter, its words with facts among them, and where
 * its components are.
 * @throws ContentError with the mistakes of the page
 */
export async function pageKey(page: Page): Promise<string> {
  const {root, problems} = readTree(page);
  const yaml = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent: page.source});
  const {frontMatter, problems: others} = readFrontMatter(page, yaml.frontMatter);
  refuse([...problems, ...others]);
  importUsed()(root);
  return JSON.stringify([frontMatter, root]);
}
