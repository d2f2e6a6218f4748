import {moduleList} from '../../../facts/modules';
import {labelWithNote} from '../../../facts/derived/limits';
import {hasPremium} from '../../../facts/derived/plans';
import {coreLimits} from '../../../facts/plans';
import type {Limit} from '../../../facts/types';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {mdx, paragraphs, table, type Markdown} from './mdxTemplate';
import {limitTexts} from './valueWords';
import {featuresByKey, isModuleFacts, foldableTable, type FeatureFacts} from './feature';

/** `'Limit'` → `['Limit', 'Free', 'Premium']`; if there is one plan, `['Limit', 'Maximum']`. For tables with rows from `planRow`. */
export const planColumns = (heading: string): string[] => [
  heading,
  ...(hasPremium ? ['Free', 'Premium'] : ['Maximum']),
];

/** `| Open polls | 5 | 50 |`; if there is one plan, `| Open polls | 5 |` */
export function planRow(limit: Limit, name = labelWithNote(limit)): Markdown {
  const {free, premium} = limitTexts(limit);
  return mdx`| ${name} | ${free} |${hasPremium && mdx` ${premium} |`}`;
}

const limitTable = (limits: readonly Limit[]): Markdown =>
  table(
    planColumns('Limit'),
    limits.map((limit) => planRow(limit)),
  );

const coreLimitsWithKeys = (keys: readonly string[]): Limit[] => coreLimits.filter((limit) => keys.includes(limit.key));

function featureLimitTables(feature: FeatureFacts): Markdown | undefined {
  // Modules have limits of their own, groups the keys of core limits.
  const ownLimits = isModuleFacts(feature) ? feature.limits : coreLimitsWithKeys(feature.limits ?? []);
  const platformLimits = 'platformLimits' in feature ? (feature.platformLimits ?? []) : [];
  if (ownLimits.length + platformLimits.length === 0) return undefined;
  const platformRows = platformLimits.map(
    (platformLimit) => mdx`| ${capitalized(platformLimit.what)} | ${platformLimit.max} |`,
  );
  return paragraphs([
    foldableTable(
      'limits',
      planColumns('Limit'),
      ownLimits.map((limit) => planRow(limit)),
    ),
    foldableTable('limits', ['Limit', 'Maximum'], platformRows),
  ]);
}

/** `polls` → `| Open polls | 5 | 50 |` */
export const limits = showEach(featuresByKey, featureLimitTables);

/** All limits: `### Polls` and its table, and so on. */
export const limitTables = (): Markdown => mdx`
  ### General {/* #limits-general */}

  ${limitTable(coreLimits)}

  ${paragraphs(
    moduleList
      .filter((module) => module.limits.length > 0)
      .map(
        ({key, title, limits: moduleLimits}) => mdx`### ${title} {/* #limits-${key} */}\n\n${limitTable(moduleLimits)}`,
      ),
  )}
`;
