import type {CheerioAPI} from 'cheerio';
import {functionKeys, moduleKeys} from '../../facts/types';
import type {ContentProblem} from '../../node/content/problems';
import {paths} from '../../rules/routing/paths';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** Sections of a guide to a module, in order. */
const sections = [
  'at-a-glance',
  'quick-start',
  'how-it-works',
  'commands',
  'settings',
  'variables',
  'limits',
  'events',
  'examples',
  'problems',
  'privacy',
  'related',
];

/** Sections that a page about a group of functions has, among its own. */
const functionSections = ['at-a-glance', 'commands', 'limits', 'problems', 'privacy', 'related'];

/** What a guide begins with: title, summary, and what members see. */
const beginning = ['header', 'p', 'figure'];

const premiumNote = 'With Premium';

const sectionsOf = ($: CheerioAPI): string[] =>
  $('article .markdown h2')
    .toArray()
    .map((heading) => $(heading).attr('id') ?? '');

const beginningOf = ($: CheerioAPI): string[] =>
  $('article .markdown')
    .children()
    .toArray()
    .slice(0, beginning.length)
    .map((element) => element.tagName);

const notesOf = ($: CheerioAPI): string[] =>
  $('article .markdown [role=note]')
    .toArray()
    .map((note) =>
      $(`#${$(note).attr('aria-labelledby')}`)
        .text()
        .trim(),
    );

/** What of a guide is not as in all guides, as pairs of what it has and what it should have. */
function differences($: CheerioAPI): [string, string][] {
  const found = sectionsOf($);
  const first = beginningOf($);
  const notes = notesOf($).filter((note) => note === premiumNote);
  return [
    ...(found.join() === sections.join()
      ? []
      : [[`its sections are ${found.join(', ')}`, `All guides have ${sections.join(', ')}, in this order.`] as const]),
    ...(first.join() === beginning.join()
      ? []
      : [[`it begins with ${first.join(', ')}`, 'Begin with a summary of one paragraph and a chat preview.'] as const]),
    ...(notes.length === 1
      ? []
      : [[`it has ${notes.length} notes "${premiumNote}"`, `Write one :::premium[${premiumNote}].`] as const]),
  ].map(([message, repair]) => [message, repair]);
}

/** Finds guides to modules and pages about functions that lack a section, or begin otherwise than the others. */
export function findGuides(pages: BuiltPages): ContentProblem[] {
  const guides = moduleKeys.flatMap((key) => {
    const $ = pages.get(paths.module(key));
    return $ ? differences($).map(([message, repair]) => ({route: paths.module(key), message, repair})) : [];
  });
  const functions = functionKeys.flatMap((key) => {
    const $ = pages.get(paths.functionGroup(key));
    const missing = $ ? functionSections.filter((section) => !sectionsOf($).includes(section)) : [];
    const repair = `Pages about functions have ${functionSections.join(', ')}.`;
    return missing.map((section) => ({route: paths.functionGroup(key), message: `it lacks ${section}`, repair}));
  });
  return [...guides, ...functions].map(({route, ...problem}) => ({file: builtFile(route), line: 1, ...problem}));
}
