import {trustedTypesPolicyName, type AllowedSources} from '../../../lib/markup';

/**
 * The Content-Security-Policy of the development server. It only has the rules on Trusted Types and connections, and also allows
 * what Docusaurus' client needs.
 */
export function developmentPolicy({
  'trusted-types': policies = [],
  'connect-src': connections = [],
}: AllowedSources): string {
  const policyNames = [
    'default',
    trustedTypesPolicyName,
    'webpack-dev-server#overlay',
    "'allow-duplicates'",
    ...policies,
  ];
  return [
    "require-trusted-types-for 'script'",
    `trusted-types ${policyNames.join(' ')}`,
    `connect-src ${["'self'", 'ws:', ...connections].join(' ')}`,
  ].join(';');
}

/**
 * The inline script of pages in development. Docusaurus' client writes HTML there and runs strings as code, which this allows.
 * But it blocks HTML (`null`) if a file of an island is in the call stack, so that an island fails here as on built pages.
 */
export const developmentPolicyScript = `window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[/]src[/]islands[/][^/]+[/]/.test(new Error().stack) ? null : text),
  createScript: (text) => text,
  createScriptURL: (text) => text,
});`;
