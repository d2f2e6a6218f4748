/**
 * THE place to rename the product: its name, slug, domain, application id and profiles stand here and nowhere else.
 * Everything that is made of them (links, the API key's prefix in an example, changelog names, page addresses) is
 * derived, so a rename is an edit of this file alone. Addresses use the reserved domain `.example` (RFC 2606) and ids
 * are evident placeholders until the owner puts the real ones in.
 */
export const product = {
  /** As written in sentences and titles. */
  name: 'Margay',
  /** Small letters, digits and hyphens (`night-owl`), in addresses and file names: changelog names, the privacy page, the OpenAPI document. */
  slug: 'margay',
  /** Host of this site; the dashboard, the API, transcripts and the status page are its subdomains, mail goes to it. */
  domain: 'margay.example',
  tagline: 'The most advanced bot you can add.',
  /** The platform's id of the application: the `client_id` of every invite and the store address. */
  applicationId: '000000000000000000',
  /** First part of every API key. */
  apiKeyPrefix: 'mgy',
  /** First part of the id of every known issue. */
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
 * Path of this site on its host, such as `/name` for a project site of GitHub Pages. Only the build that is deployed sets it, by
 * the variable BASE_PATH: tests expect the site at the root.
 */
export const basePath = process.env.BASE_PATH ?? '';
