const attribute = 'data-prefetch';

/**
 * Prefetches the pages of links that src/browser/prefetch.ts marks. With `<link rel=prefetch>`, browsers request the page again on
 * the click (bench/RESULTS.md, "Tried without gain").
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[${attribute}]"},"eagerness":"immediate"}]}`;
