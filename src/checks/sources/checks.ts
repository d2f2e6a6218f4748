import {interactiveProblems} from '../../node/plugins/page-script/islandRules.mjs';
import type {ContentProblem} from '../../node/content/problems';
import {findContrasts} from './contrast';
import {findLateDates} from './dates';
import {findMissingPrivacy, findTypedTimes} from './legal';
import {findFirstSteps} from './firstSteps';
import {findIslands} from './islands';
import {findFactLinks, findLinks} from './links';
import {findCategories} from './categories';
import {checkOperationPlaces} from './operations';
import {findCode, findDescriptions, findFrontMatter, findNames, findSameIds, findTitles} from './pages';
import {findNotes} from './notes';
import {findPictures} from './pictures';
import {findPreviews} from './previews';
import {findProductName} from './productName';
import {findQuestions} from './questions';
import type {Sources} from './read';
import {checkRoutes} from './routes';
import {findUnlisted} from './sidebar';
import {findStyles} from './styles';
import {findTerms} from './terms';
import {findTypedLimits} from './typedLimits';

export type SourceCheck = (sources: Sources) => readonly ContentProblem[] | Promise<readonly ContentProblem[]>;

/**
 * Checks of the sources of pages; each comment says what is refused. They stop a build. Types, linters and the spelling check
 * find the rest, and `modules.ts` finds modules without all of their files before these run.
 */
export const sourceChecks = {
  // Placeholders, blocks, components and icons that do not exist, imports in pages, Markdown that cannot be parsed.
  names: findNames,
  // Keys that are missing or unknown, and titles and descriptions too long or short.
  frontMatter: findFrontMatter,
  // Pages of the documentation that no sidebar has.
  sidebar: (sources) => findUnlisted(sources),
  // Colons of notes that do not match, and unknown kinds of notes.
  notes: findNotes,
  // Two pages with one title.
  titles: findTitles,
  // Two pages with one description.
  descriptions: findDescriptions,
  // Commands, options and variables in code that do not exist.
  code: findCode,
  // State, effects and event handlers in components that don't run in the browser.
  interactive: ({components}) => components.flatMap(interactiveProblems),
  // Folders of src/islands without a component or a label, and names that are taken.
  islands: ({root}) => findIslands(root),
  // Guides whose first steps the get-started page can't show.
  firstSteps: (sources) => findFirstSteps(sources),
  // Operations of the API on no page, or on two.
  operations: ({pages}) => checkOperationPlaces(pages),
  // Pages outside the table of routes, routes without a page, two pages with one address.
  routes: ({pages, reactPages}) => checkRoutes([...pages, ...reactPages]),
  // Two headings of a page with one id.
  ids: findSameIds,
  // Groups of the sidebar whose _category_.json Docusaurus can't take.
  categories: ({root}) => findCategories(root),
  // Questions of the FAQ that are missing, reworded, out of order or without an answer.
  questions: (sources) => findQuestions(sources),
  // Pages about privacy and terms that leave out a time, a rule, a recipient, or what the site keeps.
  privacy: findMissingPrivacy,
  // Releases, samples and rules of Discord dated after the day of the facts.
  lateDates: (sources) => findLateDates(sources),
  // Times that pages about privacy and terms type instead of naming the fact.
  typedTimes: findTypedTimes,
  // Limits of a module that its own pages type in digits: `5 polls`.
  typedLimits: findTypedLimits,
  // Chat previews with unknown props or commands, or with parts in a wrong place.
  previews: findPreviews,
  // Pictures that don't exist, and pictures and diagrams without a text for readers who don't see them.
  pictures: findPictures,
  // Text and edges of controls with too little contrast.
  contrast: ({root}) => findContrasts(root),
  // Links to pages and headings that don't exist. Docusaurus finds them too, but names no line.
  links: (sources) => findLinks(sources),
  // The same for addresses in facts: of the banner, the search, the FAQ.
  factLinks: (sources) => findFactLinks(sources),
} satisfies Record<string, SourceCheck>;

/** Checks of the sources of pages that a build does without. */
export const lintChecks = {
  // CSS files that nothing imports, and rules in files for the first screen that no first screen shows.
  styles: ({root}) => findStyles(root),
  // Words that say nothing, and words that Discord spells another way; a site with one is as good as one without.
  terms: findTerms,
  // The name of the product outside its file; a name can be a word of the language, which must not stop a build.
  productName: ({root}) => findProductName(root),
} satisfies Record<string, SourceCheck>;
