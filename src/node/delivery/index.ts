import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {nginxSite} from './nginx';
import {headerPolicy, type MoreSources} from './policy';
import {headersFile, hostOf, redirectsFile} from './staticHosts';
import {deliveryTable} from './table';

/** Files whose type hosts guess wrong by their ending: TypeScript as a video, YAML as text. */
const MISTAKEN = '**/*.{ts,yaml}';

/**
 * Writes what hosts need to know about a finished build: `_headers` and `_redirects` into the build, where Cloudflare Pages and
 * Netlify read them, and `deploy/site.conf` for nginx. Last of all, after every page has its policy. A site below a path gets the
 * latter only, because the other two hosts serve a site at the root of its domain.
 * @param siteDir the project's folder
 * @param outDir the built site
 * @param more what the policy allows beyond its own sources
 * @throws Error if the site is larger than Cloudflare Pages takes
 */
export function writeHostFiles(siteDir: string, outDir: string, more: MoreSources = {}): void {
  const table = deliveryTable(headerPolicy(outDir, more));
  const host = hostOf(process.env);
  const mistaken = globSync(MISTAKEN, {cwd: outDir}).map((file) => `/${file}`);
  if (table.basePath === '') {
    writeFileSync(path.join(outDir, '_headers'), headersFile(table, mistaken.sort(), host));
    writeFileSync(path.join(outDir, '_redirects'), redirectsFile(table, host));
  }
  const deploy = path.join(siteDir, 'deploy');
  mkdirSync(deploy, {recursive: true});
  writeFileSync(path.join(deploy, 'site.conf'), nginxSite(table));
}
