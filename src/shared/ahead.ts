import type {Hook} from './markup';

/** On links whose pages the browser is to fetch ahead. */
const attribute: Hook = 'data-ahead';

/**
 * The rule by which browsers fetch these pages. Always the same text, so that the policy of pages can name its hash; a keyword
 * for rules of any text counts only in policies without hashes.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const aheadRules = `{"prefetch":[{"where":{"selector_matches":"[${attribute}]"},"eagerness":"immediate"}]}`;
