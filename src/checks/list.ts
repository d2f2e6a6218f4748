import {interactiveProblems} from '../node/plugins/page-script/islandRules.mjs';
import type {ContentProblem} from '../node/content/problems';
import {checkExamples} from './facts/examples';
import * as facts from './facts/finders';
import {checkOperationErrors} from './facts/operationErrors';
import {findReplacedFields} from './facts/replacedFields';
import type {FactProblem} from './facts/report';
import type {Facts} from './facts/theFacts';
import {findContrasts} from './sources/contrast';
import {findLateDates} from './sources/dates';
import {findMissingPrivacy, findTypedTimes} from './sources/legal';
import {findFirstSteps} from './sources/firstSteps';
import {findIslands} from './sources/islands';
import {findFactLinks, findLinks} from './sources/links';
import {findCategories} from './sources/categories';
import {checkOperationPlaces} from './sources/operations';
import {findCode, findDescriptions, findFrontMatter, findNames, findSameIds, findTitles} from './sources/pages';
import {findNotes} from './sources/notes';
import {findPictures} from './sources/pictures';
import {findPreviews} from './sources/previews';
import {findProductName} from './sources/productName';
import {findQuestions} from './sources/questions';
import type {Sources} from './sources/read';
import {checkRoutes} from './sources/routes';
import {findUnlisted} from './sources/sidebar';
import {findTerms} from './sources/terms';
import {findTypedLimits} from './sources/typedLimits';

/** A check of content, by whose name tests/unit/checks.test.ts has mistakes that it must find. */
export interface Check<Subject, Found> {
  name: string;
  find(subject: Subject): readonly Found[] | Promise<readonly Found[]>;
}
/** A check that reads the facts alone. */
type FactCheck = Check<Facts, FactProblem>;
/** A check that reads the sources of pages, too. */
export type SourceCheck = Check<Sources, ContentProblem>;

/*
 * All checks of content; each comment says what the check refuses. What types, linters and the spelling check find is not
 * here. Modules with files or places in lists that are missing are found before: see sources/modules.ts.
 */

/** Checks of facts. They stop a build. */
export const factChecks: readonly FactCheck[] = [
  // A slug, domain or prefix that cannot stand in an address, a file name or an id.
  {name: 'product', find: facts.inProduct},
  // What a module names and nothing has, two modules with one order, ranges, limits and rules that contradict each other.
  {name: 'modules', find: facts.inModules},
  // The same in a group of functions.
  {name: 'functions', find: facts.inFunctions},
  // Ranges and defaults of general settings that do not fit.
  {name: 'settings', find: facts.inSettings},
  // General commands that contradict each other, and names of none in the list of direct messages.
  {name: 'general-commands', find: facts.inGlobalCommands},
  // Modules and functions in an invite preset that don't exist.
  {name: 'presets', find: facts.inPresets},
  // Limits that are worse with Premium, and states of a plan that nothing leads to.
  {name: 'plans', find: facts.inPlans},
  // Facts about the operator that are blank.
  {name: 'legal', find: facts.inLegal},
  // Storage times without a limit, limits on storage times that nothing has, and settings named in the privacy policy.
  {name: 'stored', find: facts.inStored},
  // Ranges of fields of the API that do not fit, and rules about fields or values that do not exist.
  {name: 'objects', find: facts.inObjects},
  // Scopes, objects, parameters and error codes that do not exist, and two operations with one path or id.
  {name: 'endpoints', find: facts.inEndpoints},
  // An error code that is there twice, stands apart from its status, or is named and does not exist.
  {name: 'errors', find: facts.inErrors},
  // A command in two files.
  {name: 'commands', find: facts.inAllCommands},
  // An event in two modules, and commands of moderators that no event logs.
  {name: 'events', find: facts.inEvents},
  // A variable in two places.
  {name: 'variables', find: facts.inVariables},
  // Versions and days out of order, changes that a version does not promise, lost successors.
  {name: 'releases', find: facts.inReleases},
  // Releases that rename or remove a field of the API without the facts saying so, or the other way round.
  {name: 'replaced-fields', find: findReplacedFields},
  // Areas, days and releases of a known issue that do not exist, say otherwise or belong to something else.
  {name: 'known-issues', find: facts.inKnownIssues},
  // A question of the FAQ that is there twice.
  {name: 'question-keys', find: facts.inQuestions},
];

/** Checks of what is made from facts, which cannot be made from wrong ones: they run when all others found nothing. */
export const derivedFactChecks: readonly FactCheck[] = [
  // Examples of the API that break the schemas made from the same facts.
  {name: 'examples', find: (all) => checkExamples(all.operations())},
  // Errors of an operation that are listed and follow anyway, that nothing causes, or that its texts name and it does not.
  {name: 'operation-errors', find: (all) => checkOperationErrors(all.operations())},
];

/** Checks of the sources of pages. They stop a build. */
export const sourceChecks: readonly SourceCheck[] = [
  // Placeholders, blocks, components and icons that do not exist, imports in pages, Markdown that cannot be parsed.
  {name: 'names', find: findNames},
  // Keys that are missing or unknown, and titles and descriptions too long or short.
  {name: 'front-matter', find: findFrontMatter},
  // Pages of the documentation that no sidebar has.
  {name: 'sidebar', find: (sources) => findUnlisted(sources)},
  // Colons of notes that do not match, and unknown kinds of notes.
  {name: 'notes', find: findNotes},
  // Two pages with one title.
  {name: 'titles', find: findTitles},
  // Two pages with one description.
  {name: 'descriptions', find: findDescriptions},
  // Commands, options and variables in code that do not exist.
  {name: 'code', find: findCode},
  // State, effects and event handlers in components that don't run in the browser.
  {name: 'interactive', find: ({components}) => components.flatMap(interactiveProblems)},
  // Folders of src/islands without a component or a label, and names that are taken.
  {name: 'islands', find: ({root}) => findIslands(root)},
  // Guides whose first steps the get-started page can't show.
  {name: 'first-steps', find: (sources) => findFirstSteps(sources)},
  // Operations of the API on no page, or on two.
  {name: 'operations', find: ({pages}) => checkOperationPlaces(pages)},
  // Pages outside the table of routes, routes without a page, two pages with one address.
  {name: 'routes', find: ({pages, reactPages}) => checkRoutes([...pages, ...reactPages])},
  // Two headings of a page with one id.
  {name: 'ids', find: findSameIds},
  // Groups of the sidebar whose _category_.json Docusaurus can't take.
  {name: 'categories', find: ({root}) => findCategories(root)},
  // Questions of the FAQ that are missing, reworded, out of order or without an answer.
  {name: 'questions', find: (sources) => findQuestions(sources)},
  // Pages about privacy and terms that leave out a time, a rule, a recipient, or what the site keeps.
  {name: 'privacy', find: findMissingPrivacy},
  // Releases, samples and rules of Discord dated after the day of the facts.
  {name: 'late-dates', find: (sources) => findLateDates(sources)},
  // Times that pages about privacy and terms type instead of naming the fact.
  {name: 'typed-times', find: findTypedTimes},
  // Limits of a module that its own pages type in digits: `5 polls`.
  {name: 'typed-limits', find: findTypedLimits},
  // Chat previews with unknown props or commands, or with parts in a wrong place.
  {name: 'previews', find: findPreviews},
  // Pictures that don't exist, and pictures and diagrams without a text for readers who don't see them.
  {name: 'pictures', find: findPictures},
  // Text and edges of controls with too little contrast.
  {name: 'contrast', find: ({root}) => findContrasts(root)},
  // Links to pages and headings that don't exist. Docusaurus finds them too, but names no line.
  {name: 'links', find: (sources) => findLinks(sources)},
  // The same for addresses in facts: of the banner, the search, the FAQ.
  {name: 'fact-links', find: (sources) => findFactLinks(sources)},
];

/** Checks of the sources of pages that a build does without. */
export const lintChecks: readonly SourceCheck[] = [
  // Words that say nothing, and words that Discord spells another way; a site with one is as good as one without.
  {name: 'terms', find: findTerms},
  // The name of the product outside its file; a name can be a word of the language, which must not stop a build.
  {name: 'product-name', find: ({root}) => findProductName(root)},
];
