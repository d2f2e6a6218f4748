import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {places} from '../../src/page/storage';
import {marked} from '../../src/node/content/blocks/marked';
import {parts} from '../../src/node/content/blocks/markdown';
import {expandBody} from '../../src/node/content/expand';
import {functionList} from '../../src/facts/functions';
import {legal, noteOnGaps, toFillIn} from '../../src/facts/legal';
import {allLimits} from '../../src/facts/limits';
import {moduleList} from '../../src/facts/modules';
import {plans} from '../../src/facts/plans';
import {privacy} from '../../src/facts/privacy';
import type {Module} from '../../src/facts/types';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

const policy = 'documents/privacy-policy.mdx';
const explainer = 'docs/extras/privacy.mdx';
const pages = [policy, explainer, 'documents/terms-of-service.mdx', 'faq/privacy-and-security.mdx'];

type Storing = Pick<Module, 'title' | 'stored'>;

const features: readonly Storing[] = [...moduleList, ...functionList];

/** The body of a page without what `found` in it looks like a placeholder: its own words. */
const ownWords = (source: string): string =>
  source.replace(/^---\n.*?\n---\n/s, '').replaceAll(/\{\$[^}]*\}|\{\/\*.*?\*\/\}/g, '');

/** Times that were typed: a number, as digits or word, before a unit of time. */
const typedTimes = (source: string): string[] =>
  ownWords(source).match(
    /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty|ninety)[ -](?:second|minute|hour|day|week|month|year)s?\b/gi,
  ) ?? [];

/** Facts, by the placeholder that shows each, that a page does not have. */
const missingFrom = (source: string, placeholders: readonly string[]): string[] =>
  placeholders.filter((it) => !source.includes(`{$${it}}`) && !source.includes(`<Facts.List of="${it}" />`));

/** The words of a fact as the page that a block makes of it has them: code spans without their marks. */
const plain = (text: string): string =>
  parts(marked(text))
    .map((it) => (typeof it === 'string' ? it : 'value' in it ? it.value : ''))
    .join('');

/** Limits that are times for which something is kept. */
const retentionLimits = allLimits()
  .filter((it) => /(?:^keep_|history|transcript|audit_log).*days$/.test(it.key))
  .map((it) => (it.module === 'core' ? `limits.${it.key}` : `modules.${it.module}.limits.${it.key}`))
  .flatMap((it) => [`${it}.free`, `${it}.premium`]);

/** The rules of retention that hold for everything or for one kind of data. */
const retentionRules = [
  'privacy.moduleDisabled',
  'privacy.botRemoved',
  'privacy.backups',
  'privacy.afterPremium',
  'privacy.messageContent',
];

/** Whether a line names as many things as a feature stores, or the feature is among those that store nothing. */
function isNamed({title, stored}: Storing, lines: readonly string[], empty: readonly string[]): boolean {
  if (stored.length === 0) return empty.includes(title);
  const line = lines.find((it) => it.startsWith(`${title}: `)) ?? '()';
  // A name without a time has empty brackets.
  return !line.includes('()') && stored.every((it) => line.includes(`(${it.kept})`));
}

describe('the privacy policy', () => {
  it('names every time for which something is kept', async () => {
    const source = await read(policy);
    expect(retentionLimits.length).toBeGreaterThan(0);
    // Of histories, the lines of features say the number of days.
    const limits = retentionLimits.filter((it) => !it.includes('history_days'));
    expect(missingFrom(source, [...retentionRules, ...limits])).toEqual([]);
  });

  it('names what each feature stores, with the time, and those that store nothing', async () => {
    const source = await read(policy);
    const {text} = expandBody({file: policy, source});
    const words = text.replaceAll(/[`\\]/g, '');
    const kept = features.flatMap((it) => it.stored.map((stored) => plain(stored.kept)));
    expect(kept).not.toEqual([]);
    expect(kept.filter((it) => !words.includes(it))).toEqual([]);
    expect(features.filter((it) => !isNamed(it, privacy.perFeature, privacy.storesNothing))).toEqual([]);
    expect(missingFrom(source, ['privacy.perFeature', 'privacy.storesNothing'])).toEqual([]);
  });

  it('names every recipient, and what the operator fills in', async () => {
    const recipients = [
      ...legal.processors.flatMap((it) => [`processors.${it.key}.name`, `processors.${it.key}.company`]),
      ...legal.otherRecipients.flatMap((it) => [`otherRecipients.${it.key}.name`, `otherRecipients.${it.key}.role`]),
      ...legal.ownTools.flatMap((it) => [`ownTools.${it.key}.name`, `ownTools.${it.key}.kept`]),
    ].map((it) => `legal.${it}`);
    expect(recipients).not.toEqual([]);
    const all = [
      ...recipients,
      'legal.controller',
      'legal.accessLogs',
      'legal.mail',
      'legal.authority',
      'legal.placeholderNote',
    ];
    expect(missingFrom(await read(policy), all)).toEqual([]);
  });

  it('names what the site keeps in the browser', async () => {
    const keys = privacy.siteStorage.map((it) => it.key);
    expect(
      missingFrom(
        await read(policy),
        keys.map((it) => `privacy.siteStorage.${it}.key`),
      ),
    ).toEqual([]);
    const files = await glob('src/**/*.{ts,tsx}', {cwd: root});
    const sources = await Promise.all(files.map(async (file) => ({file, source: await read(file)})));
    const [storage] = sources.filter((it) => it.file === 'src/page/storage.ts');
    const writers = sources.filter((it) => /\.setItem\(|document\.cookie|window\.name =/.test(it.source));
    expect(writers).toEqual([storage]);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(places)));
  });

  it('finds what is missing', () => {
    const source = 'Kept: {$privacy.backups}\n\n<Facts.List of="legal.rights" />\n';
    expect(missingFrom(source, ['privacy.backups', 'legal.rights', 'privacy.botRemoved'])).toEqual([
      'privacy.botRemoved',
    ]);
  });

  it('finds a feature that is named wrongly', () => {
    const feature = {title: 'Polls', stored: [{what: 'A vote', kept: 'a while'}]};
    expect(isNamed(feature, ['Polls: vote (a while).'], [])).toBe(true);
    expect(isNamed(feature, ['Polls: vote (a while); poll ().'], [])).toBe(false);
    expect(isNamed(feature, ['Polls: vote (for ever).'], [])).toBe(false);
    expect(isNamed(feature, [], ['Polls'])).toBe(false);
    expect(isNamed({...feature, stored: []}, [], [])).toBe(false);
  });

  it('takes the rule about history after Premium from the plans', () => {
    expect(privacy.afterPremium).toBe(plans.downgrade.olderHistory);
  });

  it('says what square brackets are for, as long as there is one', () => {
    expect(noteOnGaps({mail: ['a month'], terms: {law: toFillIn('governing law')}})).toContain('square brackets');
    expect(noteOnGaps({mail: ['a month'], terms: {law: 'that of the sea'}})).toBe('');
  });
});

describe('the explainer', () => {
  it('has the history of every plan', async () => {
    expect(missingFrom(await read(explainer), retentionLimits)).toEqual([]);
  });
});

describe('pages about privacy and terms', () => {
  it.each(pages)('type no time into %s', async (file) => {
    expect(typedTimes(await read(file))).toEqual([]);
  });

  it('typed times are found', () => {
    const source =
      '---\ntitle: 14 days\n---\n\nKept 30 days, {$legal.answerDays} days, seven days and a 24-hour memory. {/* #day-1 */}\n';
    expect(typedTimes(source)).toEqual(['30 days', 'seven days', '24-hour']);
  });
});
