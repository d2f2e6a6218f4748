import {product} from '../product';

/** Anchor of an error code on its page. The `type` of error responses links to it. */
export const errorAnchorId = (code: string): string => code.replaceAll('_', '-');

export const releaseAnchorId = (version: string): string => `v${version.replaceAll('.', '-')}`;

export const issueAnchorId = (id: string): string => id.toLowerCase();

/** Links to pages, by what each page is about. `requiredRoutes` lists the pages that the site must have. */
export const paths = {
  module: (key: string) => `/docs/modules/${key}`,
  moduleApi: (key: string) => `/docs/api/modules/${key}`,
  apiPage: (owner: string) =>
    owner === 'general' || owner === 'api-keys' ? `/docs/api/${owner}` : `/docs/api/modules/${owner}`,
  functionGroup: (key: string) => `/docs/functions/${key}`,
  variables: (category: string) => `/docs/extras/variables/${category}-variables`,
  variableIndex: '/docs/extras/variables',
  settings: '/docs/extras/settings',
  privacy: `/docs/extras/${product.slug}-privacy`,
  premium: '/docs/Premium',
  dashboard: '/docs/extras/dashboard',
  api: '/docs/api',
  apiGeneral: '/docs/api/general',
  apiKeys: '/docs/api/api-keys',
  errorCodes: '/docs/api/error-codes',
  error: (code: string) => `/docs/api/error-codes#${errorAnchorId(code)}`,
  issue: (id: string) => `/known-issues#${issueAnchorId(id)}`,
  changelog: '/documents/changelog',
  component: (status: 'current' | 'legacy', name: string) => `/documents/changelog/${status}/${product.slug}.${name}`,
} as const;
