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
 * The inline script of the development server, whose client writes HTML and runs strings as code, as built pages never do. It
 * allows that, but blocks HTML (`null`) if a file of an island is in the call stack: what built pages block then also fails here.
 */
export const developmentPolicyScript = `window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[/]src[/]islands[/][^/]+[/]/.test(new Error().stack) ? null : text),
  createScript: (text) => text,
  createScriptURL: (text) => text,
});`;
