import type {Host} from './host';
import {writeCaddy} from './writers/caddy';
import {writeContainer} from './writers/container';
import {writeNginx} from './writers/nginx';
import {writeS3} from './writers/s3';
import {writeCloudflare, writeGitHubPages, writeNetlify, writeVercel} from './writers/staticHosts';

/** All hosts that a build writes files for, by the names that `npm run build -- --host` takes. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: {write: writeNginx, inSite: false, codings: ['br', 'gzip']},
  caddy: {write: writeCaddy, inSite: false, codings: ['br', 'gzip']},
  container: {write: writeContainer, inSite: false, codings: ['br', 'gzip']},
  // CloudFront compresses by itself.
  s3: {write: writeS3, inSite: false, codings: []},
  cloudflare: {write: writeCloudflare, inSite: true, codings: []},
  netlify: {write: writeNetlify, inSite: true, codings: []},
  vercel: {write: writeVercel, inSite: true, codings: []},
  'github-pages': {write: writeGitHubPages, inSite: true, codings: []},
};
