import {standIn} from './standIn';
import {hasFunctions} from './functions';
import {basePath, product} from './product';

const scopes = 'bot+applications.commands';

/** URLs derived from the product. Use these instead of typing a URL. */
export const links = {
  /** This site, without a trailing slash. Set SITE_ORIGIN to deploy it on another host, such as `https://owner.github.io`. */
  site: `${process.env.SITE_ORIGIN ?? `https://${product.domain}`}${basePath}`,
  dashboard: standIn(`https://dashboard.${product.domain}`, 'the URL of your dashboard'),
  /** Base URL of the API, with the major version. */
  api: standIn(`https://api.${product.domain}/v1`, 'the base URL of your API'),
  status: standIn(`https://status.${product.domain}`, 'the URL of your status page'),
  /** Host of ticket transcripts. Their links expire. */
  transcripts: standIn(`https://transcripts.${product.domain}`, 'the URL of your ticket transcripts'),
  /** Without permissions; `inviteLink` adds them. */
  invite: `https://discord.com/oauth2/authorize?client_id=${product.applicationId}&scope=${scopes}`,
  store: `https://discord.com/application-directory/${product.applicationId}/store`,
  supportServer: standIn(`https://community.${product.domain}`, 'an invite to your support server that never expires'),
  /** Public repository for translations of the bot's replies. */
  translations: standIn(`https://translations.${product.domain}`, 'the URL of the public translations repository'),
  contact: standIn(`support@${product.domain}`, 'the mail address of your support'),
  security: standIn(`security@${product.domain}`, 'the mail address for vulnerabilities'),
  privacy: standIn(`privacy@${product.domain}`, 'the mail address for questions about privacy'),
} as const;

/**
 * URL to edit a file in the repository, without the file's path: `<editAddressPrefix>/docs/Premium.mdx`. With `undefined`, such as for
 * a private repository, pages have no link "Edit this page".
 */
export const editAddressPrefix: string | undefined = standIn(
  `https://git.example/${product.slug}/website/edit/main`,
  'where your repository shows a file to edit, without its path; undefined if it is not public',
);

/**
 * URL of the repository's issue form, without the URL of the page to report. With `undefined`, pages have no link "Something
 * wrong or missing?".
 * @see .github/ISSUE_TEMPLATE/wrong-fact.yml
 */
export const issueAddressPrefix: string | undefined = standIn(
  `https://git.example/${product.slug}/website/issues/new?template=wrong-fact.yml&page=`,
  'where your repository opens the form wrong-fact.yml with the field page filled in; undefined if it is not public',
);

/** Prefix of environment variables in samples: the slug in upper case with underscores. */
export const envPrefix = product.slug.toUpperCase().replaceAll('-', '_');

/** Parts of the documentation, in the menu of pages that have no sidebar. */
export const menuLinks = [
  {to: '/docs/Introduction', label: 'Introduction'},
  {to: '/docs#modules', label: 'Modules'},
  ...(hasFunctions ? [{to: '/docs#functions', label: 'Functions'}] : []),
  {to: '/docs#extras', label: 'Extras'},
  {to: '/docs/api', label: 'API reference'},
  {to: '/documents/changelog', label: 'Changelog'},
];
