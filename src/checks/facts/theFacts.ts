import {api} from '../../facts/api';
import {commandRules, globalCommands} from '../../facts/commands';
import {errors} from '../../facts/errors';
import {faq} from '../../facts/faq';
import {functionList} from '../../facts/functions';
import {invitePresets, type InvitePreset} from '../../facts/install';
import {knownIssues} from '../../facts/knownIssues';
import {legal} from '../../facts/legal';
import {moduleList} from '../../facts/modules';
import {coreLimits, plans} from '../../facts/plans';
import {besideFeatures, type Store} from '../../facts/privacy';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import {settings} from '../../facts/settings';
import type {
  Command,
  Component,
  Entities,
  FunctionGroup,
  GeneralSetting,
  KnownIssue,
  Limit,
  Module,
  ObjectRules,
  PlanState,
  VariableCategory,
} from '../../facts/types';
import {variables} from '../../facts/variables';
import {allOperations, type Operation} from '../../node/openapi/operations';
import {placedEndpoints, type PlacedEndpoint} from './endpoints';

/** What checks of facts read; tests plant mistakes in copies of it. */
export interface Facts {
  /** What the product is called in addresses, files and ids. */
  product: Readonly<Record<'slug' | 'domain' | 'apiKeyPrefix' | 'issuePrefix', string>>;
  modules: readonly Module[];
  functions: readonly FunctionGroup[];
  settings: readonly GeneralSetting[];
  globalCommands: readonly Command[];
  /** Names of commands that answer in direct messages. */
  inDirectMessages: readonly string[];
  /** What stores something about people and is no feature. */
  besideFeatures: readonly Store[];
  /** Facts of the legal pages. */
  legal: object;
  presets: readonly InvitePreset[];
  coreLimits: readonly Limit[];
  planStates: readonly PlanState[];
  variables: readonly VariableCategory[];
  /** Objects of the API that belong to no module. */
  objects: Entities;
  /** What holds among the fields of these. */
  objectRules: ObjectRules;
  endpoints: readonly PlacedEndpoint[];
  errors: readonly {code: string; status: number}[];
  /** Lists of error codes in `api`, by name. */
  errorLists: Readonly<Record<string, readonly string[]>>;
  changelog: Readonly<Record<'current' | 'legacy', readonly Component[]>>;
  knownIssues: readonly KnownIssue[];
  faq: readonly {key: string; questions: readonly {key: string}[]}[];
  /** Made when it is asked for: it cannot be made of wrong facts. */
  operations(): readonly Operation[];
}

const {commonErrors, commonErrorsWithoutKey, commonWriteErrors, commonDiscordErrors, routingErrors, chatOnlyErrors} =
  api;

/** The facts of the site. */
export const theFacts: Facts = {
  product,
  modules: moduleList,
  functions: functionList,
  settings,
  globalCommands,
  inDirectMessages: commandRules.inDirectMessages,
  besideFeatures,
  legal,
  presets: invitePresets,
  coreLimits,
  planStates: plans.downgrade.states,
  variables: variables.categories,
  objects: api.schemas,
  objectRules: api.schemaRules,
  endpoints: placedEndpoints(),
  errors,
  errorLists: {
    commonErrors,
    commonErrorsWithoutKey,
    commonWriteErrors,
    commonDiscordErrors,
    routingErrors,
    chatOnlyErrors,
  },
  changelog,
  knownIssues,
  faq,
  operations: allOperations,
};
