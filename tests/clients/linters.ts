import {createConfig, lintFromString} from '@redocly/openapi-core';
import {Spectral} from '@stoplight/spectral-core';
import {ruleset} from './ruleset';

/** Says what is wrong with a document: `rule: message`. */
type Linter = (document: object) => Promise<string[]>;

/** Redocly's recommended rules, warnings included. */
const redocly: Linter = async (document) => {
  const config = await createConfig({extends: ['recommended']});
  const problems = await lintFromString({source: JSON.stringify(document), config});
  return problems.map(({ruleId, message}) => `${ruleId}: ${message}`);
};

const spectral: Linter = async (document) => {
  const linter = new Spectral();
  linter.setRuleset(ruleset);
  const problems = await linter.run(JSON.stringify(document));
  return problems.map(({code, path, message}) => `${code}: ${path.join('/')}: ${message}`);
};

export const linters: Readonly<Record<string, Linter>> = {redocly, spectral};
