import {legal} from '../../facts/legal';
import {privacy} from '../../facts/privacy';
import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/regions';
import {allLimits} from '../../rules/limits';
import type {SourcePage, Sources} from './read';

const policy = 'documents/privacy-policy.mdx';
const explainer = 'docs/extras/privacy.mdx';
const pagesOfRights = [policy, explainer, 'documents/terms-of-service.mdx', 'faq/privacy-and-security.mdx'];

const notOwnWords = /^---\n.*?\n---\n|\{\$[^}]*\}|\{\/\*.*?\*\/\}/gs;

/** Times that were typed: a number, as digits or word, before a unit of time. */
const typedTime =
  /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty|ninety)[ -](?:second|minute|hour|day|week|month|year)s?\b/gi;

/** Finds times that pages about privacy and terms type instead of naming the fact, which would go on to change alone. */
export function findTypedTimes({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages
    .filter(({file}) => pagesOfRights.includes(file))
    .flatMap(({file, source}) => {
      // Spaces in their place, so that lines stay.
      const words = source.replace(notOwnWords, (text) => text.replace(/[^\n]/g, ' '));
      return [...words.matchAll(typedTime)].map((time): ContentProblem => ({
        ...{file, line: lineAt(source, time.index), message: `the time ${time[0]} is typed`},
        repair: 'Name the fact that says it: see src/facts/privacy.ts, src/facts/legal.ts, limits of modules.',
      }));
    });
}

/** Limits that are times for which something is kept. */
const retentionLimits = allLimits()
  .filter(({key}) => /(?:^keep_|history|transcript|audit_log).*days$/.test(key))
  .map(({module, key}) => (module === 'core' ? `limits.${key}` : `modules.${module}.limits.${key}`))
  .flatMap((limit) => [`${limit}.free`, `${limit}.premium`]);

/** The rules of retention that hold for everything or for one kind of data. */
const retentionRules = [
  'privacy.moduleDisabled',
  'privacy.botRemoved',
  'privacy.backups',
  'privacy.afterPremium',
  'privacy.messageContent',
];

const recipients = [
  ...legal.processors.flatMap(({key}) => [`processors.${key}.name`, `processors.${key}.company`]),
  ...legal.otherRecipients.flatMap(({key}) => [`otherRecipients.${key}.name`, `otherRecipients.${key}.role`]),
  ...legal.ownTools.flatMap(({key}) => [`ownTools.${key}.name`, `ownTools.${key}.kept`]),
].map((name) => `legal.${name}`);

/** Placeholders that a page has to have. */
const promised: Readonly<Record<string, readonly string[]>> = {
  [policy]: [
    ...retentionRules,
    // Of histories, the lines of features say the number of days.
    ...retentionLimits.filter((limit) => !limit.includes('history_days')),
    'privacy.perFeature',
    'privacy.storesNothing',
    ...recipients,
    ...['controller', 'accessLogs', 'mail', 'authority', 'placeholderNote'].map((name) => `legal.${name}`),
    ...privacy.siteStorage.map(({key}) => `privacy.siteStorage.${key}.key`),
  ],
  [explainer]: retentionLimits,
};

const shows = ({source}: Pick<SourcePage, 'source'>, fact: string): boolean =>
  source.includes(`{$${fact}}`) || source.includes(`<Facts.List of="${fact}" />`);

/** Finds what the pages about privacy have to say and do not: times, rules, recipients, what the site keeps. */
export function findMissingPrivacy({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages.flatMap((page) =>
    (promised[page.file] ?? [])
      .filter((fact) => !shows(page, fact))
      .map((fact) => ({
        ...{file: page.file, line: 1, message: `it does not show ${fact}`},
        repair: `Say it where it belongs: {$${fact}}, or <Facts.List of="${fact}" /> if it is a list.`,
      })),
  );
}
