import {moduleList} from '../../../facts/modules';
import {limitName} from '../../../facts/derived/limits';
import {hasPremium} from '../../../facts/derived/plans';
import {coreLimits} from '../../../facts/plans';
import type {Limit} from '../../../facts/types';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {lines, mdx, paragraphs, type Markdown} from './mdx';
import {limitTexts} from './valueWords';
import {features, isModuleFacts, type Feature} from './feature';

/** `| Open polls | 5 | 50 |`; if there is one plan, `| Open polls | 5 |` */
export const planTable = (heading: string, rows: readonly {name: string; limit: Limit}[]): Markdown => mdx`
  | ${heading} | ${hasPremium ? mdx`Free | Premium` : 'Maximum'} |
  | - | ${hasPremium ? mdx`- | -` : mdx`-`} |
  ${lines(
    rows.map(({name, limit}) => {
      const {free, premium} = limitTexts(limit);
      return mdx`| ${name} | ${free} |${hasPremium && mdx` ${premium} |`}`;
    }),
  )}
`;

const limitTable = (limits: readonly Limit[]): Markdown =>
  planTable(
    'Limit',
    limits.map((limit) => ({name: limitName(limit), limit})),
  );

function featureLimits(feature: Feature): Markdown {
  const own = isModuleFacts(feature) ? feature.limits : limitsByKey(feature.limits ?? []);
  const platform = 'platformLimits' in feature ? (feature.platformLimits ?? []) : [];
  if (own.length + platform.length === 0)
    return mdx`${hasPremium ? 'The limits are the same in Free and Premium.' : 'There are no limits of its own.'}`;
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
