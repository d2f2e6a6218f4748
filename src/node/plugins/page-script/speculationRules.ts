/** On links whose pages the browser is to fetch ahead: src/page/prefetch.ts sets it. */
const attribute = 'data-ahead';

/**
 * The rule by which browsers fetch these pages; those that know no such rules ignore it. A `<link rel=prefetch>` would be
 * requested again on the click (bench/RESULTS.md, "Tried without gain").
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[${attribute}]"},"eagerness":"immediate"}]}`;
