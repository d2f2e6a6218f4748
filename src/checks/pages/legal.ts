import {legal} from '../../facts/legal';
import {hasPremium} from '../../facts/derived/plans';
import type {ContentMistake} from '../../build/content/mistakes';
import type {SourcePage, Sources} from './readSources';

const policy = 'documents/privacy-policy.mdx';
const explainer = 'docs/extras/privacy.mdx';
const terms = 'documents/terms-of-service.mdx';
const answers = 'faq/privacy-and-security.mdx';

const retentionRules = [
  'privacy.moduleDisabled',
  'privacy.botRemoved',
  'privacy.backups',
  ...(hasPremium ? ['privacy.afterPremium'] : []),
  'privacy.messageContent',
];

const recipients = [
  ...legal.processors.flatMap(({key}) => [`processors.${key}.name`, `processors.${key}.company`]),
  ...legal.otherRecipients.flatMap(({key}) => [`otherRecipients.${key}.name`, `otherRecipients.${key}.role`]),
  ...legal.ownTools.flatMap(({key}) => [`ownTools.${key}.name`, `ownTools.${key}.kept`]),
].map((name) => `legal.${name}`);

/** Facts are paths, as in placeholders. */
const requiredFacts: Readonly<Record<string, readonly string[]>> = {
  [policy]: [
    ...retentionRules,
    '<Facts.Retention of="all" />',
    'privacy.storesNothing',
    'privacy.othersInTranscripts',
    ...recipients,
    ...['controller', 'jointControllers', 'legalBases', 'transfers', 'accessLogs', 'mail', 'authority'].map(
      (name) => `legal.${name}`,
    ),
    '<Facts.SiteStorage of="all" />',
  ],
  [terms]: [
    ...['controller', 'jointControllers', 'terms.governingLaw'].map((name) => `legal.${name}`),
    ...(hasPremium ? ['legal.terms.endOfPremium'] : []),
  ],
  [explainer]: ['<Facts.Retention of="all" />', ...retentionRules],
  [answers]: ['<Facts.Retention of="plan" />'],
};

/** Accepts the placeholder of a fact, a list of it, or a block. */
const shows = ({source}: Pick<SourcePage, 'source'>, fact: string): boolean =>
  fact.startsWith('<')
    ? source.includes(fact)
    : source.includes(`{$${fact}}`) || source.includes(`<Facts.List of="${fact}" />`);

/** Finds rules, recipients and site storage that the pages about privacy and terms don't show. */
export function findMissingPrivacy({pages}: Pick<Sources, 'pages'>): ContentMistake[] {
  return pages.flatMap((page) =>
    (requiredFacts[page.file] ?? [])
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
