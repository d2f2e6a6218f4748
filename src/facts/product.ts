import {standIn} from './standIn';

/** Public profiles, in the order of the footer. */
const profiles: readonly {label: string; address: string}[] = standIn(
  [
    {label: 'Reddit', address: 'https://reddit.example/r/margay'},
    {label: 'Twitch', address: 'https://twitch.example/margay'},
    {label: 'X', address: 'https://x.example/margay'},
    {label: 'Instagram', address: 'https://instagram.example/margay'},
  ],
  'your public profiles, or an empty list',
);

const name = 'Margay';

// `as boolean`, because its type would otherwise be `true`. Keep it when you replace the call.
const verified = standIn(true, 'whether Discord has verified your bot') as boolean;

/** To rename the product, edit only this file. Links, paths, changelog names and examples are derived from it. */
export const product = {
  /** For sentences and titles. */
  name,
  /** Lower-case letters, digits and hyphens (`night-owl`), for URLs and file names. */
  slug: 'margay',
  domain: standIn('margay.example', 'the host of this site'),
  tagline: standIn('The most advanced bot you can add.', 'the heading of the landing page'),
  /** For search results, under the name. 110 to 160 characters. */
  description: standIn(
    `${name} answers, welcomes, moderates and entertains: modules for Discord servers with every limit published, and no Administrator permission.`,
    'what your bot does, in 110 to 160 characters',
  ),
  applicationId: standIn('000000000000000000', "Discord's application id, for invites and the store"),
  /** Discord shows a check mark beside the name of a verified bot, and so do chat previews. */
  verified,
  /**
   * How members recognize the bot. Empty if it isn't verified.
   * Copies can be verified too: https://github.com/discord/discord-api-docs/discussions/8317
   */
  checkMarkAdvice: verified
    ? `Without Discord's check mark next to APP, it isn't ${name}. A copy can have the mark too.`
    : '',
  /** Prefix of API keys. */
  apiKeyPrefix: 'mgy',
  /** Prefix of the ids of known issues. */
  issuePrefix: 'MG',
  profiles,
} as const;

/**
 * Path of this site on its host, such as `/name` on GitHub Pages. Set BASE_PATH only for deployments, because tests expect the
 * site at the root.
 */
export const basePath = process.env.BASE_PATH ?? '';
