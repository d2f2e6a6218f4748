import {legal} from '../../facts/legal';
import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/pageTree';
import type {SourcePage, Sources} from './read';

const policy = 'documents/privacy-policy.mdx';
const explainer = 'docs/extras/privacy.mdx';
const terms = 'documents/terms-of-service.mdx';
const answers = 'faq/privacy-and-security.mdx';
const pagesOfRights = [policy, explainer, terms, answers];

const notProse = /^---\r?\n.*?\r?\n---\r?\n|\{\$[^}]*\}|\{\/\*.*?\*\/\}/gs;

const ones = 'one|two|three|four|five|six|seven|eight|nine';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** An article counts as a number only after a preposition: `after a week`, not `5 USD a month`. */
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

/** Matches a number and a unit of time: `30 days`, `seven-day`. */
const typedTime = new RegExp(`\\b(?:${number})[ -](?:second|minute|hour|day|week|month|quarter|year)s?\\b`, 'gi');

/** Finds times typed into the pages about privacy and terms. They would be wrong once the fact changes. */
export function findTypedTimes({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages
    .filter(({file}) => pagesOfRights.includes(file))
    .flatMap(({file, source}) => {
      // Spaces in their place keep the offsets.
      const prose = source.replace(notProse, (text) => text.replace(/[^\r\n]/g, ' '));
      return [...prose.matchAll(typedTime)].map((time): ContentProblem => ({
        file,
        line: lineAt(source, time.index),
        message: `the time "${time[0]}" is not a placeholder`,
        repair: 'Use a fact of src/facts/privacy.ts or src/facts/legal.ts, or a limit of a module.',
      }));
    });
}

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

/** Facts are paths, as in placeholders. */
const required: Readonly<Record<string, readonly string[]>> = {
  [policy]: [
    ...retentionRules,
    'privacy.perFeature',
    'privacy.storesNothing',
    'privacy.othersInTranscripts',
    ...recipients,
    ...['controller', 'jointControllers', 'legalBases', 'transfers', 'accessLogs', 'mail', 'authority'].map(
      (name) => `legal.${name}`,
    ),
    '<Facts.SiteStorage of="all" />',
  ],
  [terms]: [
    ...['controller', 'jointControllers', 'terms.endOfPremium', 'terms.governingLaw'].map((name) => `legal.${name}`),
  ],
  [explainer]: ['<Facts.Retention of="all" />', ...retentionRules],
  [answers]: ['<Facts.Retention of="plan" />'],
};

/** Accepts the placeholder of a fact, a list of it, or a block. */
const shows = ({source}: Pick<SourcePage, 'source'>, fact: string): boolean =>
  fact.startsWith('<')
    ? source.includes(fact)
    : source.includes(`{$${fact}}`) || source.includes(`<Facts.List of="${fact}" />`);

/** Finds times, rules, recipients and site storage that the pages about privacy and terms don't show. */
export function findMissingPrivacy({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages.flatMap((page) =>
    (required[page.file] ?? [])
      .filter((fact) => !shows(page, fact))
      .map((fact) => ({
        file: page.file,
        line: 1,
        message: `missing required fact ${fact}`,
        repair: fact.startsWith('<')
          ? 'Add it on its own line.'
          : `Add {$${fact}}, or <Facts.List of="${fact}" /> if it is a list.`,
      })),
  );
}
