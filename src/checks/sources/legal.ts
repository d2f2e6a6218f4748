import {legal} from '../../facts/legal';
import {privacy} from '../../facts/privacy';
import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/pageTree';
import type {SourcePage, Sources} from './read';

const policy = 'documents/privacy-policy.mdx';
const explainer = 'docs/extras/privacy.mdx';
const terms = 'documents/terms-of-service.mdx';
const answers = 'faq/privacy-and-security.mdx';
const pagesOfRights = [policy, explainer, terms, answers];

const notOwnWords = /^---\r?\n.*?\r?\n---\r?\n|\{\$[^}]*\}|\{\/\*.*?\*\/\}/gs;

const ones = 'one|two|three|four|five|six|seven|eight|nine';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** Numbers as digits or words. An article counts as one after a preposition only: `after a week`, but not `5 USD a month`. */
const number = [
  '\\d[\\d,.]*',
  `(?:${tens})(?:-(?:${ones}))?`,
  teens,
  ones,
  '(?:a |one )?(?:hundred|dozen)',
  'a couple of',
  'half an?',
  '(?<=\\b(?:about|after|before|for|in|least|most|over|than|under|until|within) )an?',
].join('|');

/** Times that were typed: a number before a unit of time. */
const typedTime = new RegExp(`\\b(?:${number})[ -](?:second|minute|hour|day|week|month|quarter|year)s?\\b`, 'gi');

/** Finds times that pages about privacy and terms type instead of naming the fact, which would go on to change alone. */
export function findTypedTimes({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages
    .filter(({file}) => pagesOfRights.includes(file))
    .flatMap(({file, source}) => {
      // Spaces in their place, so that lines stay.
      const words = source.replace(notOwnWords, (text) => text.replace(/[^\r\n]/g, ' '));
      return [...words.matchAll(typedTime)].map((time): ContentProblem => ({
        file,
        line: lineAt(source, time.index),
        message: `the time ${time[0]} is typed`,
        repair: 'Name the fact that says it: see src/facts/privacy.ts, src/facts/legal.ts, limits of modules.',
      }));
    });
}

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

/** What a page has to show: facts, as placeholders name them, and blocks. */
const promised: Readonly<Record<string, readonly string[]>> = {
  [policy]: [
    ...retentionRules,
    'privacy.perFeature',
    'privacy.storesNothing',
    'privacy.othersInTranscripts',
    ...recipients,
    ...['controller', 'jointControllers', 'legalBases', 'transfers', 'accessLogs', 'mail', 'authority'].map(
      (name) => `legal.${name}`,
    ),
    ...privacy.siteStorage.map(({key}) => `privacy.siteStorage.${key}.key`),
  ],
  [terms]: [
    ...['controller', 'jointControllers', 'terms.endOfPremium', 'terms.governingLaw'].map((name) => `legal.${name}`),
  ],
  [explainer]: ['<Facts.Retention of="all" />', ...retentionRules],
  [answers]: ['<Facts.Retention of="plan" />'],
};

const shows = ({source}: Pick<SourcePage, 'source'>, fact: string): boolean =>
  fact.startsWith('<')
    ? source.includes(fact)
    : source.includes(`{$${fact}}`) || source.includes(`<Facts.List of="${fact}" />`);

/** Finds what the pages about privacy and terms have to say and do not: times, rules, recipients, what the site keeps. */
export function findMissingPrivacy({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages.flatMap((page) =>
    (promised[page.file] ?? [])
      .filter((fact) => !shows(page, fact))
      .map((fact) => ({
        file: page.file,
        line: 1,
        message: `it does not show ${fact}`,
        repair: fact.startsWith('<')
          ? 'Put it on a line of its own, where it belongs.'
          : `Say it where it belongs: {$${fact}}, or <Facts.List of="${fact}" /> if it is a list.`,
      })),
  );
}
