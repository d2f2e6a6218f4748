/**
 * To rename the product, edit only this file. Links, paths, changelog names and examples are derived from it. Until you set the
 * real values, domains end with the reserved `.example` (RFC 2606) and ids are zeros.
 */
export const product = {
  /** For sentences and titles. */
  name: 'Margay',
  /** Lower-case letters, digits and hyphens (`night-owl`), for URLs and file names. */
  slug: 'margay',
  /** Host of this site and of mail addresses. The dashboard, API, transcripts and status page are subdomains. */
  domain: 'margay.example',
  tagline: 'The most advanced bot you can add.',
  /** Discord's application id, for invites and the store. */
  applicationId: '000000000000000000',
  /** Prefix of API keys. */
  apiKeyPrefix: 'mgy',
  /** Prefix of the ids of known issues. */
  issuePrefix: 'MG',
  /** Public profiles, in the order of the footer. */
  profiles: {
    reddit: 'https://reddit.example/r/margay',
    twitch: 'https://twitch.example/margay',
    x: 'https://x.example/margay',
    instagram: 'https://instagram.example/margay',
  },
} as const;

/**
 * Path of this site on its host, such as `/name` on GitHub Pages. Set BASE_PATH only for deployments, because tests expect the
 * site at the root.
 */
export const basePath = process.env.BASE_PATH ?? '';
