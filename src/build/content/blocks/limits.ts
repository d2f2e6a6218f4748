import {moduleList} from '../../../facts/modules';
import {limitName} from '../../../facts/derived/limits';
import {coreLimits} from '../../../facts/plans';
import type {Limit} from '../../../facts/types';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {lines, mdx, paragraphs, type Markdown} from './mdx';
import {limitText} from './valueWords';
import {features, isModuleFacts, type Feature} from './feature';

const limitTable = (limits: readonly Limit[]): Markdown => mdx`
  | Limit | Free | Premium |
  | - | - | - |
  ${lines(limits.map((limit) => mdx`| ${limitName(limit)} | ${limitText(limit.free)} | ${limitText(limit.premium)} |`))}
`;

function featureLimits(feature: Feature): Markdown {
  const own = isModuleFacts(feature) ? feature.limits : limitsByKey(feature.limits ?? []);
  const platform = 'platformLimits' in feature ? (feature.platformLimits ?? []) : [];
  if (own.length + platform.length === 0) return mdx`The limits are the same in Free and Premium.`;
  const caps = mdx`
    | Limit | Maximum |
    | - | - |
    ${lines(platform.map((cap) => mdx`| ${capitalized(cap.what)} | ${cap.max} |`))}
  `;
  return paragraphs([own.length > 0 && limitTable(own), platform.length > 0 && caps]);
}

const limitsByKey = (keys: readonly string[]): Limit[] => coreLimits.filter((limit) => keys.includes(limit.key));

/** `polls` → `| Open polls | 5 | 50 |` */
export const limits = showEach(features, featureLimits);

/** All limits: `### Polls` and its table, and so on. */
export const limitComparison = (): Markdown => mdx`
  ### General {/* #limits-general */}

  ${limitTable(coreLimits)}

  ${paragraphs(
    moduleList
      .filter((module) => module.limits.length > 0)
      .map(({key, title, limits: own}) => mdx`### ${title} {/* #limits-${key} */}\n\n${limitTable(own)}`),
  )}
`;
