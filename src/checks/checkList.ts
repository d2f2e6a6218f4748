import {apiModules} from '../facts/modules';
import type {ContentMistake} from '../build/content/mistakes';
import {sharedEndpoints} from '../facts/derived/api/endpoints';
import {checkCommands} from './facts/commands';
import {checkEndpoint, errorCodes} from './facts/endpoints';
import {checkFunctionGroup, checkModule} from './facts/features';
import {checkObjectRules} from './facts/fieldRules';
import {checkLimits} from './facts/planLimits';
import {checkFields, checkSettings} from './facts/ranges';
import {checkComponent, checkIssues, reportOfComponentFile} from './facts/releases';
import {checkReplacedFields} from './facts/replacedFields';
import {checkKnown, checkUnique, checkUniqueAcross, keysOf, namesOf, type ReportIn} from './facts/report';
import type {Facts} from './facts/siteFacts';
import {findMentionsOfAbsentParts} from './pages/absentParts';
import {findCodeMistakes} from './pages/codeInPages';
import {findFirstStepMistakes} from './pages/firstSteps';
import {findBlockedRequests} from './pages/blockedRequests';
import {findIneffectiveCode} from './pages/ineffectiveCode';
import {findUndisclosedDataRecipients} from './pages/recipients';
import {findBrokenFactLinks, findBrokenLinks} from './pages/links';
import {findHardCodedNames} from './pages/hardCodedNames';
import {findDuplicateDescriptions, findDuplicateHeadingIds, findDuplicateTitles} from './pages/duplicates';
import type {Sources} from './pages/readSources';
import {findRouteMistakes} from './pages/routes';

export type FactCheck = (facts: Facts, reportIn: ReportIn) => void;

/** Facts of product.ts that are part of addresses, file names and ids: what each must match, and its form in words. */
const productFactPatterns = {
  slug: [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens: two-words'],
  domain: [/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host without a scheme or a path: two-words.example'],
  apiKeyPrefix: [/^[a-z][a-z0-9]*$/, 'lowercase letters and digits: owl'],
  issuePrefix: [/^[A-Z][A-Z0-9]*$/, 'capital letters and digits: NO'],
} as const;

const namedFacts = (file: string, factPath: readonly string[], names: readonly string[]) =>
  names.map((name) => ({name, file, factPath: [...factPath, name]}));

export const factChecks = {
  product({product}, reportIn) {
    for (const [name, [pattern, form]] of Object.entries(productFactPatterns)) {
      const value = product[name as keyof typeof productFactPatterns];
      if (pattern.test(value)) continue;
      reportIn('product.ts')([name], `${name} "${value}" would break addresses, files or ids`, `Use ${form}.`);
    }
  },

  modules({modules}, reportIn) {
    for (const module of modules) checkModule(module, reportIn(`modules/${module.key}.ts`));
  },

  functions({functions}, reportIn) {
    for (const group of functions) checkFunctionGroup(group, reportIn(`functions/${group.key}.ts`));
  },

  settings({settings}, reportIn) {
    checkSettings(settings, reportIn('settings.ts'));
  },

  generalCommands({generalCommands, directMessageCommands}, reportIn) {
    const report = reportIn('commands.ts');
    checkCommands(generalCommands, [], ['generalCommands'], report);
    const factPath = ['commandRules', 'directMessageCommands'];
    const rulesReport = reportIn('commandRules.ts');
    checkKnown('general command', directMessageCommands, namesOf(generalCommands), factPath, rulesReport);
  },

  plans({coreLimits}, reportIn) {
    checkLimits(coreLimits, ['coreLimits'], reportIn('plans.ts'));
  },

  objects({objects, objectRules}, reportIn) {
    for (const [name, fields] of Object.entries(objects)) checkFields(fields, ['entities', name], reportIn('api.ts'));
    checkObjectRules(objectRules, objects, ['entityRules'], reportIn('api.ts'));
  },

  endpoints({endpoints}, reportIn) {
    for (const {endpoint, file, factPath, ...context} of endpoints)
      checkEndpoint(endpoint, context, factPath, reportIn(file));
    const methodsAndPaths = endpoints.map(({endpoint: {method, path}, file, factPath}) => ({
      name: `${method} ${path}`,
      file,
      factPath,
    }));
    checkUniqueAcross('endpoint', methodsAndPaths, reportIn);
    const sharedOperations = apiModules
      .flatMap(sharedEndpoints)
      .map(({id}) => ({name: id, file: 'api.ts', factPath: []}));
    const ownOperations = endpoints
      // Without the shared endpoints of one module: `sharedOperations` has those of all.
      .filter(({factPath: [constantName]}) => constantName !== 'moduleResource')
      .map(({endpoint: {id}, file, factPath}) => ({name: id, file, factPath}));
    checkUniqueAcross('operation', [...sharedOperations, ...ownOperations], reportIn);
  },

  errors({errors, errorLists}, reportIn) {
    const codes = errors.map(({code}) => code);
    checkUnique('error code', codes, ['errors'], reportIn('errors.ts'));
    for (const [listName, listCodes] of Object.entries(errorLists)) {
      checkKnown('error code', listCodes, errorCodes, [listName], reportIn('api.ts'));
    }
  },

  commands({generalCommands, modules, functions}, reportIn) {
    const commands = [
      ...namedFacts('commands.ts', ['generalCommands'], namesOf(generalCommands)),
      ...modules.flatMap(({key, commands}) => namedFacts(`modules/${key}.ts`, ['commands'], namesOf(commands))),
      ...functions.flatMap(({key, commands}) => namedFacts(`functions/${key}.ts`, ['commands'], namesOf(commands))),
    ];
    checkUniqueAcross('command', commands, reportIn);
  },

  events({modules}, reportIn) {
    const events = modules.flatMap(({key, groups = [], events}) =>
      namedFacts(`modules/${key}.ts`, ['events'], keysOf([...groups, {events}].flatMap((group) => group.events))),
    );
    checkUniqueAcross('event', events, reportIn);
  },

  variables({variableCategories: categories, modules}, reportIn) {
    const variables = [
      ...categories.flatMap(({key, variables}) =>
        namedFacts('variables.ts', ['categories', key, 'variables'], namesOf(variables)),
      ),
      ...modules.flatMap(({key, variables}) =>
        namedFacts(`modules/${key}.ts`, ['variables', 'own'], namesOf(variables.own)),
      ),
    ];
    checkUniqueAcross('variable', variables, reportIn);
  },

  releases({changelog}, reportIn) {
    for (const status of ['current', 'legacy'] as const) {
      for (const component of changelog[status]) {
        checkComponent(component, reportOfComponentFile(component.name, status, reportIn));
      }
      checkUnique('component', namesOf(changelog[status]), [status], reportIn('releases/index.ts'));
    }
  },

  replacedFields: checkReplacedFields,

  knownIssues({knownIssues}, reportIn) {
    checkIssues(knownIssues, reportIn('knownIssues.ts'));
  },
} satisfies Record<string, FactCheck>;

export type SourceCheck = (sources: Sources) => readonly ContentMistake[] | Promise<readonly ContentMistake[]>;

/** Checks of pages, and of facts as text. */
export const sourceChecks = {
  /** Unknown facts, blocks, components and icons, imports in pages, and Markdown that can't be parsed. */
  findPageMistakes: ({pages}) => pages.flatMap(({mistakes}) => mistakes),
  /** Missing, unknown and invalid keys of the front matter, such as a title that is too long. */
  findFrontMatterMistakes: ({pages}) => pages.flatMap(({frontMatterMistakes}) => frontMatterMistakes),
  findDuplicateTitles,
  findDuplicateDescriptions,
  /** Unknown commands, options and variables in code. */
  findCodeMistakes: ({pages}) => pages.flatMap(findCodeMistakes),
  findFirstStepMistakes,
  findDuplicateHeadingIds,
  findUndisclosedDataRecipients,
  findIneffectiveCode,
  findBlockedRequests,
  findMentionsOfAbsentParts,
  findBrokenLinks,
  findBrokenFactLinks,
  findHardCodedNames,
  findRouteMistakes: ({pages, reactPages}) => findRouteMistakes([...pages, ...reactPages]),
} satisfies Record<string, SourceCheck>;
