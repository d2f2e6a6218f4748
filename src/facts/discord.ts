/** What Discord does or forbids. Pages quote `text`. Limits are in `platform.ts`. */
interface DiscordRule {
  key: string;
  /** Sentences with Markdown, as a page shows them. */
  text: string;
  /** Addresses of Discord's documentation, help center or repositories, best first. */
  sources: readonly [string, ...string[]];
  /** Day on which someone last compared the text with the sources: `2026-11-27`. */
  checked: string;
}

export const discord = [
  {
    key: 'role-lifts-checks',
    text: "In some servers, anyone with a role gets past Discord's verification level or rules screening. In others they don't, so don't rely on it either way.",
    sources: ['https://github.com/discord/discord-api-docs/pull/6224'],
    checked: '2026-11-27',
  },
] as const satisfies readonly DiscordRule[];
