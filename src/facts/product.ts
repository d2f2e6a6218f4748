import {standIn} from './standIn';

/** To rename the product, edit only this file. Links, paths, changelog names and examples are derived from it. */
export const product = {
  /** For sentences and titles. */
  name: 'Margay',
  /** Lower-case letters, digits and hyphens (`night-owl`), for URLs and file names. */
  slug: 'margay',
  domain: standIn('margay.example', 'the host of this site'),
  tagline: 'The most advanced bot you can add.',
  applicationId: standIn('000000000000000000', "Discord's application id, for invites and the store"),
  /** Prefix of API keys. */
  apiKeyPrefix: 'mgy',
  /** Prefix of the ids of known issues. */
  issuePrefix: 'MG',
  /** Public profiles, in the order of the footer. */
  profiles: {
    reddit: standIn('https://reddit.example/r/margay', 'your Reddit profile'),
    twitch: standIn('https://twitch.example/margay', 'your Twitch profile'),
    x: standIn('https://x.example/margay', 'your X profile'),
    instagram: standIn('https://instagram.example/margay', 'your Instagram profile'),
  },
} as const;

/**
 * Path of this site on its host, such as `/name` on GitHub Pages. Set BASE_PATH only for deployments, because tests expect the
 * site at the root.
 */
export const basePath = process.env.BASE_PATH ?? '';
