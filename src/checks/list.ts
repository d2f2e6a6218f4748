import type {FactCheck, SourceCheck} from './check';
import {checkExamples} from './facts/examples';
import * as facts from './facts/finders';
import {checkOperationErrors} from './facts/operationErrors';
import {findReplacedFields} from './facts/replacedFields';
import {findMissingPrivacy, findTypedTimes} from './sources/legal';
import {findLinks} from './sources/links';
import {checkOperationPlaces} from './sources/operations';
import {findCode, findDescriptions, findFrontMatter, findNames} from './sources/pages';
import {findHalfEntered} from './sources/modules';
import {findNotes} from './sources/notes';
import {findPositions} from './sources/positions';
import {findPreviews} from './sources/previews';
import {findProductName} from './sources/productName';
import {findQuestions} from './sources/questions';
import {checkRoutes} from './sources/routes';
import {findTerms} from './sources/terms';

/**
 * All checks of content. A build runs them before it begins. Each has plants in `tests/unit/checks.test.ts`. What types,
 * the linters and the spelling check find is not here.
 */
export const factChecks: readonly FactCheck[] = [
  {
    name: 'product',
    when: 'facts',
    refuses: 'a slug, domain or prefix that cannot stand in an address, a file name or an id',
    find: facts.inProduct,
  },
  {
    name: 'modules',
    when: 'facts',
    refuses:
      'what a module names and nothing has (settings, limits, permissions, error codes, commands, variables, icons), two with one order, ranges that do not fit their default or the limit of the plan, rules of the API about fields that do not exist, limits that are worse with Premium, messages that are read for nothing named, and what the platform does not allow',
    find: facts.inModules,
  },
  {name: 'functions', when: 'facts', refuses: 'the same in a group of functions', find: facts.inFunctions},
  {name: 'settings', when: 'facts', refuses: 'ranges and defaults of general settings', find: facts.inSettings},
  {
    name: 'general-commands',
    when: 'facts',
    refuses: 'commands of no module that the platform does not allow',
    find: facts.inGlobalCommands,
  },
  {
    name: 'plans',
    when: 'facts',
    refuses: 'limits that are worse with Premium, and states of a plan that nothing leads to',
    find: facts.inPlans,
  },
  {
    name: 'stored',
    when: 'facts',
    refuses:
      'times of data about people that no limit has, limits of such times that nothing stored names, and settings in words of the privacy policy',
    find: facts.inStored,
  },
  {
    name: 'objects',
    when: 'facts',
    refuses: 'fields of the API whose ranges do not fit, and rules about fields or values that do not exist',
    find: facts.inObjects,
  },
  {
    name: 'endpoints',
    when: 'facts',
    refuses: 'scopes, objects, parameters and error codes that do not exist, and two operations with one path or id',
    find: facts.inEndpoints,
  },
  {
    name: 'errors',
    when: 'facts',
    refuses: 'an error code that is there twice, stands apart from its status, or is named and does not exist',
    find: facts.inErrors,
  },
  {
    name: 'commands',
    when: 'facts',
    refuses: 'a command in two files, and more commands than the platform takes',
    find: facts.inAllCommands,
  },
  {name: 'events', when: 'facts', refuses: 'an event in two modules', find: facts.inEvents},
  {name: 'variables', when: 'facts', refuses: 'a variable in two places', find: facts.inVariables},
  {
    name: 'releases',
    when: 'facts',
    refuses:
      'versions and days that do not follow, kinds of changes that a version does not promise, lost successors, and what owners notice in more than a sentence',
    find: facts.inReleases,
  },
  {
    name: 'replaced-fields',
    when: 'facts',
    refuses:
      'releases that rename or remove a field of the API which the facts do not have as replaced, or that say nothing of it, and changes that speak of the API and are not marked so',
    find: findReplacedFields,
  },
  {
    name: 'known-issues',
    when: 'facts',
    refuses: 'areas, days and releases of a known issue that do not exist, say otherwise or are of something else',
    find: facts.inKnownIssues,
  },
  {name: 'question-keys', when: 'facts', refuses: 'a question of the FAQ that is there twice', find: facts.inQuestions},
  {
    name: 'examples',
    when: 'facts',
    refuses: 'examples of the API that break the schemas made of the same facts',
    ofWhatFollows: true,
    find: (all) => checkExamples(all.operations()),
  },
  {
    name: 'operation-errors',
    when: 'facts',
    refuses:
      'errors of an operation that follow from what it takes, that nothing causes, or that it gives and does not list',
    ofWhatFollows: true,
    find: (all) => checkOperationErrors(all.operations()),
  },
];

export const sourceChecks: readonly SourceCheck[] = [
  {
    name: 'modules-entered',
    when: 'sources',
    refuses: 'modules without facts, a page or a place in a list that all modules have; it runs before all others',
    find: (sources) => findHalfEntered(sources),
  },
  {
    name: 'names',
    when: 'sources',
    refuses:
      'placeholders and blocks that name no fact, components and icons that do not exist, imports in pages, and Markdown that cannot be parsed',
    find: findNames,
  },
  {
    name: 'front-matter',
    when: 'sources',
    refuses: 'keys that are missing or unknown, and titles and descriptions too long or short',
    find: findFrontMatter,
  },
  {
    name: 'positions',
    when: 'sources',
    refuses: 'two pages of a folder with one position in the sidebar',
    find: findPositions,
  },
  {
    name: 'notes',
    when: 'sources',
    refuses: 'colons of notes that do not match',
    find: findNotes,
  },
  {name: 'descriptions', when: 'sources', refuses: 'two pages with one description', find: findDescriptions},
  {
    name: 'code',
    when: 'sources',
    refuses: 'commands, options and variables in code that do not exist',
    find: findCode,
  },
  {
    name: 'operations',
    when: 'sources',
    refuses: 'operations of the API on no page, or on two',
    find: ({pages}) => checkOperationPlaces(pages),
  },
  {
    name: 'routes',
    when: 'sources',
    refuses: 'pages outside the table of routes, routes without a page, two pages with one address',
    find: ({pages, reactPages}) => checkRoutes([...pages, ...reactPages]),
  },
  {
    name: 'questions',
    when: 'sources',
    refuses: 'questions of the FAQ that are missing, reworded, out of order or without an answer',
    find: (sources) => findQuestions(sources),
  },
  {
    name: 'privacy',
    when: 'sources',
    refuses:
      'pages about privacy and terms that leave out a time, a rule, a recipient, what the site keeps or that they are a draft',
    find: findMissingPrivacy,
  },
  {
    name: 'typed-times',
    when: 'sources',
    refuses: 'times that pages about privacy and terms type instead of naming the fact',
    find: findTypedTimes,
  },
  {
    name: 'previews',
    when: 'sources',
    refuses: 'chat previews that Discord would not show: over its limits, parts in a wrong place, commands unknown',
    find: findPreviews,
  },
  {
    name: 'terms',
    when: 'sources',
    refuses: 'words that say nothing, and words that Discord spells another way',
    notInBuild: 'A site with such a word is as good as one without.',
    find: findTerms,
  },
  {
    name: 'links',
    when: 'sources',
    refuses: 'links to pages and places that do not exist',
    notInBuild: 'Docusaurus checks the links of all built pages, and only warns while one writes.',
    find: (sources) => findLinks(sources),
  },
  {
    name: 'product-name',
    when: 'sources',
    refuses: 'the name of the product anywhere but in its file',
    notInBuild: 'A name that is a word of the language, too, must not stop a build.',
    find: ({root}) => findProductName(root),
  },
];
