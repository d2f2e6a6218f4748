import {product} from '../product';

/** Anchor of an error code on its page. The `type` of error responses links to it. */
export const errorAnchor = (code: string): string => code.replaceAll('_', '-');

export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

export const issueAnchor = (id: string): string => id.toLowerCase();

/** Links to pages, by what each page is about. `routes` lists the pages that the site must have. */
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
  error: (code: string) => `/docs/api/error-codes#${errorAnchor(code)}`,
  issue: (id: string) => `/known-issues#${issueAnchor(id)}`,
  changelog: '/documents/changelog',
  component: (age: 'current' | 'legacy', name: string) => `/documents/changelog/${age}/${product.slug}.${name}`,
} as const;
