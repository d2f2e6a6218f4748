import {statSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {UserError} from '../scripts/lib/cli';

/** The guide that all tables look at. */
export const guide = '/docs/modules/polls';

/** Another guide, which readers go to from the first. */
export const nextGuide = '/docs/modules/tickets';

/** Where the list of all releases is. */
export const changelog = '/documents/changelog';

/**
 * The address of the largest page of the API reference.
 *
 * @param site - The folder of our built site.
 * @throws UserError when there is none.
 */
export function largestApiPage(site: string): string {
  const pages = globSync('docs/api/modules/*.html', {cwd: site})
    .sort()
    .map((file) => ({file, size: statSync(join(site, file)).size}));
  const [first, ...others] = pages;
  if (first === undefined) {
    throw new UserError(
      `There are no pages of the API reference in ${site}: build the site, or name its folder by --site.`,
    );
  }
  const {file} = others.reduce((most, page) => (page.size > most.size ? page : most), first);
  return `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
}
