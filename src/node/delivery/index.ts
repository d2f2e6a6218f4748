import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {nginxSite} from './nginx';
import {headerPolicy, type ExtraSources} from './policy';
import {headersFile, hostOf, redirectsFile} from './staticHosts';
import {deliveryTable} from './table';

/** Files that Cloudflare Pages and Netlify would serve with the wrong media type. */
const MISLABELED = '**/*.yaml';

/**
 * Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify, and `deploy/site.conf` for nginx.
 *
 * A site below a path gets only the nginx file, because the other two serve sites at the root of a domain. Call this after
 * `addPolicies`: the header needs the hashes of all inline scripts and styles.
 * @throws Error if the site exceeds a limit of Cloudflare Pages
 */
export function writeHostFiles(siteDir: string, outDir: string, extra: ExtraSources = {}): void {
  const table = deliveryTable(headerPolicy(outDir, extra));
  const host = hostOf(process.env);
  const mislabeled = globSync(MISLABELED, {cwd: outDir}).map((file) => `/${file}`);
  if (table.basePath === '') {
    writeFileSync(path.join(outDir, '_headers'), headersFile(table, mislabeled.sort(), host));
    writeFileSync(path.join(outDir, '_redirects'), redirectsFile(table, host));
  }
  const deploy = path.join(siteDir, 'deploy');
  mkdirSync(deploy, {recursive: true});
  writeFileSync(path.join(deploy, 'site.conf'), nginxSite(table));
}
