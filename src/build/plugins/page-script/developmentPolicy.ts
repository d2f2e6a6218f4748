import {trustedTypesPolicyName, type AllowedSources} from '../../../lib/markup';

/** The Content-Security-Policy of the development server. It also allows the connection and the Trusted Types policies of Docusaurus' client. */
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
 * allows that except to islands, so that a package that built pages block also fails in development.
 */
export const developmentPolicyScript = `window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[/]src[/]islands[/]\\w+[/]/.test(new Error().stack) ? null : text),
  createScript: (text) => text,
  createScriptURL: (text) => text,
});`;
