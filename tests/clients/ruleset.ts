import type {RulesetDefinition} from '@stoplight/spectral-core';
import {oas} from '@stoplight/spectral-rulesets';

/** All that Spectral knows of OpenAPI documents, but for what does not hold for ours or is checked elsewhere. */
export const ruleset: RulesetDefinition = {
  // The types of both packages disagree on functions of rules.
  extends: [[oas as RulesetDefinition, 'all']],
  rules: {
    // Titles say what an operation does; a description comes where there is more to know.
    'operation-description': 'off',
    // Tags are in the order of the reference's pages.
    'openapi-tags-alphabetical': 'off',
    // Asks for scopes of OAuth. What stands in requirements of other schemes are roles, which nothing has to list
    // (OpenAPI 3.1.1, Security Requirement Object).
    'oas3-operation-security-defined': 'off',
    // tests/unit/openapi.test.ts holds every example against its schema. These two take a fivefold time, and take a
    // field named `example` in an answer, of which there are some, for an example.
    'oas3-valid-media-example': 'off',
    'oas3-valid-schema-example': 'off',
  },
};
