import type {DocusaurusConfig} from '@docusaurus/types';

/** Custom elements that components render and src/browser/ defines. */
export type PageElementName = 'color-mode' | 'not-found' | 'page-contents' | 'page-tabs' | 'side-menu' | 'site-banner';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares it.
  namespace JSX {
    type PageElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    // oxlint-disable-next-line typescript/no-empty-object-type -- Declaration merging needs an interface.
    interface IntrinsicElements extends Record<PageElementName, PageElement> {}
  }
}

/** Id of the drawer, the menu on narrow screens. */
export const drawerId = 'menu';

/** Id of the link with logo and name in the navbar. Gets the focus when the reader closes the banner. */
export const brandId = 'brand';

/** Color of a badge. */
export type BadgeTone = 'alarm' | 'notice' | 'good' | 'plain';

/** The only Trusted Types policy: src/browser/loadScript.ts creates it, and the Content-Security-Policy allows it. */
export const trustedTypesPolicyName = 'page-files';

/** Escapes text between tags: `a < b & c` → `a &lt; b &amp; c` */
export const escapeHtmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Sources that `customFields.policy` adds, by directive: `{'script-src': ['https://tags.example']}` */
export type AllowedSources = Readonly<Record<string, readonly string[]>>;

export const allowedSources = ({customFields}: Pick<DocusaurusConfig, 'customFields'>): AllowedSources =>
  (customFields?.policy ?? {}) as AllowedSources;

/**
 * Returns the option for docusaurus.config.ts that allows a file of another site: `customFields: {policy: {'img-src':
 * ['https://images.example']}}`. A script also gets `connect-src`, because most send data to their own site.
 */
export const policyOption = (directive: string, origin: string): string => {
  const directives = directive === 'script-src' ? [directive, 'connect-src'] : [directive];
  const option = `customFields: {policy: {${directives.map((name) => `'${name}': ['${origin}']`).join(', ')}}}`;
  return ['script-src', 'style-src'].includes(directive)
    ? `${option}. The browser's console then names what else it needs, such as other hosts in connect-src or font-src`
    : option;
};
