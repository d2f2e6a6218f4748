import {api} from '../../facts/api';
import {commandRules} from '../../facts/commandRules';
import {generalCommands} from '../../facts/commands';
import {errors} from '../../facts/errors';
import {functionList} from '../../facts/functions';
import {knownIssues} from '../../facts/knownIssues';
import {moduleList} from '../../facts/modules';
import {coreLimits} from '../../facts/plans';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import {settings} from '../../facts/settings';
import type {ApiObjects, ChangelogComponent, ObjectRules, VariableCategory} from '../../facts/types';
import {variables} from '../../facts/variables';
import {allOperations} from '../../build/api/operations';
import {endpointFacts} from './endpoints';

const {commonErrors, commonErrorsWithoutKey, commonBodyErrors, commonDiscordErrors, routingErrors} = api;

/** The types are wide, because tests plant mistakes in copies. */
export const siteFacts = {
  product: product as Readonly<Record<'slug' | 'domain' | 'apiKeyPrefix' | 'issuePrefix', string>>,
  modules: moduleList,
  functions: functionList,
  settings,
  generalCommands,
  directMessageCommands: commandRules.directMessageCommands as readonly string[],
  coreLimits,
  variableCategories: variables.categories as readonly VariableCategory[],
  /** API objects that belong to no module. Facts call them entities. */
  objects: api.entities as ApiObjects,
  objectRules: api.entityRules as ObjectRules,
  endpoints: endpointFacts(),
  errors: errors as readonly {code: string}[],
  errorLists: {
    commonErrors,
    commonErrorsWithoutKey,
    commonBodyErrors,
    commonDiscordErrors,
    routingErrors,
  } as Readonly<Record<string, readonly string[]>>,
  changelog: changelog as Readonly<Record<'current' | 'legacy', readonly ChangelogComponent[]>>,
  knownIssues,
  /** A function, because wrong facts can make it throw. */
  operations: allOperations,
};

export type Facts = Readonly<typeof siteFacts>;
