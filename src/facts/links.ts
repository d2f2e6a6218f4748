import {standIn} from './placeholders';
import {basePath, product} from './product';

const scopes = 'bot+applications.commands';

/** Addresses, derived from the product. Use these instead of typing an address anywhere. */
export const links = {
  /**
   * This site, without a slash at the end. The variable SITE_ORIGIN names another host, as in `https://owner.github.io`, for a build
   * that is deployed there.
   */
  site: `${process.env.SITE_ORIGIN ?? `https://${product.domain}`}${basePath}`,
  dashboard: `https://dashboard.${product.domain}`,
  /** Base URL of the API: host and major version. */
  api: `https://api.${product.domain}/v1`,
  status: `https://status.${product.domain}`,
  /** Where ticket transcripts are opened, by links that expire. */
  transcripts: `https://transcripts.${product.domain}`,
  /** Without permissions; `inviteLink` adds them. */
  invite: `https://discord.com/oauth2/authorize?client_id=${product.applicationId}&scope=${scopes}`,
  /** The bot's page in the platform's store. */
  store: `https://discord.com/application-directory/${product.applicationId}/store`,
  supportServer: standIn({
    value: `https://community.${product.domain}`,
    putThere: 'an invite to your support server that never expires',
  }),
  /** Public repository in which everyone can translate the bot's replies. */
  translations: standIn({
    value: `https://translations.${product.domain}`,
    putThere: 'the address of the public repository of translations',
  }),
  contact: `support@${product.domain}`,
  security: `security@${product.domain}`,
  privacy: `privacy@${product.domain}`,
} as const;

/**
 * Where the repository of this site shows a file to edit: its path follows, as in `<this>/docs/Premium.mdx`. With `undefined`,
 * as for a repository that is not public, no page has the link "Edit this page".
 */
export const editAddress: string | undefined = standIn({
  value: `https://git.example/${product.slug}/website/edit/main`,
  putThere: 'where your repository shows a file to edit, without its path; undefined if it is not public',
});

/**
 * Where a reader says that a page is wrong or leaves something out: the form of the repository's issues, as GitHub
 * opens it. The page's address follows. With `undefined`, no page has the link "Something wrong or missing?".
 * @see .github/ISSUE_TEMPLATE/wrong-fact.yml
 */
export const issueAddress: string | undefined = standIn({
  value: `https://git.example/${product.slug}/website/issues/new?template=wrong-fact.yml&page=`,
  putThere:
    'where your repository opens the form wrong-fact.yml with the field page filled in; undefined if it is not public',
});

/** First part of environment variables in samples: the slug in upper case, with underscores. */
export const envPrefix = product.slug.toUpperCase().replaceAll('-', '_');
