import {policyOption, trustedTypesPolicyName, type AllowedSources} from '../../../lib/markup';
import {commonDirectives, joinDirectives} from '../../output/hosts/contentSecurityPolicy';

/** The Content-Security-Policy of the development server: that of built pages, and what Docusaurus' client needs. */
export const developmentPolicy = (allowed: AllowedSources): string =>
  joinDirectives(
    {
      ...commonDirectives,
      'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
      'trusted-types': `default ${trustedTypesPolicyName} webpack-dev-server#overlay 'allow-duplicates'`,
    },
    allowed,
  );

/**
 * The inline script of pages in development. Docusaurus' client writes HTML there and runs strings as code, which this allows.
 * But it blocks HTML (`null`) if a file of an island is in the call stack, so that an island fails here as on built pages.
 * The overlay of mistakes shows which address the policy has blocked.
 */
export const developmentPolicyScript = `window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[/]src[/]islands[/][^/]+[/]/.test(new Error().stack) ? null : text),
  createScript: (text) => text,
  createScriptURL: (text) => text,
});
addEventListener("securitypolicyviolation", ({blockedURI, effectiveDirective, sourceFile}) => {
  if (!/^(?:http|ws)/.test(blockedURI) || /^[a-z-]+-extension:/.test(sourceFile)) return;
  const directive = effectiveDirective.replace("-elem", "");
  const option = "${policyOption('$directive', '$origin')}";
  reportError(new Error("the Content-Security-Policy of pages blocks " + blockedURI + ". To allow its site: " +
    option.replace("$directive", directive).replace("$origin", new URL(blockedURI).origin)));
});`;
