import {trustedTypesPolicyName} from '../../../lib/markup';

/** The Content-Security-Policy of the development server. It also allows the Trusted Types policies of Docusaurus' client. */
export const developmentPolicy = (trustedTypesPolicies: readonly string[]): string =>
  `require-trusted-types-for 'script';trusted-types ${['default', trustedTypesPolicyName, 'webpack-dev-server#overlay', "'allow-duplicates'", ...trustedTypesPolicies].join(' ')}`;

/**
 * The inline script of the development server, whose client writes HTML and runs strings as code, as built pages never do. It
 * allows that except to islands, so that a package that built pages block also fails in development.
 */
export const developmentPolicyScript = `window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[/]src[/]islands[/]\\w+[/]/.test(new Error().stack) ? null : text),
  createScript: (text) => text,
  createScriptURL: (text) => text,
});`;
