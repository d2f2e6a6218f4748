import {errors, problemResponses, problemMembers} from './api/errors';
import {queryParameters, rateLimitHeaders} from './api/general';
import {apiBase, apiLinks} from './api/modules';
import {objects} from './api/objects';
import {operationIndex, operations, recentLists, requests} from './api/operations';
import type {Block, LookupBlock} from './block';
import {commands} from './commands';
import {commandsFor} from './commandsFor';
import {events} from './events';
import {issues} from './knownIssues';
import {limits} from './limits';
import {faqPageQuestions, bulletListOfFact, numberedListOfFact, questionsLinkingTo} from './lists';
import {intentIndex, needs, permissions} from './permissions';
import {premium} from './premium';
import {retention, siteStorage, storedByFeature} from './privacy';
import {behavior, functionIndex, moduleIndex, related} from './related';
import {releases} from './releases';
import {settingsBlock} from './settings';
import {filterReference, variablesBlock} from './variables';

const blocksByName = {
  Answers: faqPageQuestions,
  ApiBase: apiBase,
  ApiLinks: apiLinks,
  Behavior: behavior,
  Commands: commands,
  CommandsFor: commandsFor,
  Errors: errors,
  Events: events,
  Filters: filterReference,
  Functions: functionIndex,
  Intents: intentIndex,
  KnownIssues: issues,
  Limits: limits,
  List: bulletListOfFact,
  Modules: moduleIndex,
  Needs: needs,
  Objects: objects,
  OperationIndex: operationIndex,
  Operations: operations,
  Permissions: permissions,
  Premium: premium,
  ProblemResponse: problemResponses,
  ProblemMembers: problemMembers,
  QueryParameters: queryParameters,
  Questions: questionsLinkingTo,
  RecentLists: recentLists,
  RateLimitHeaders: rateLimitHeaders,
  Related: related,
  Releases: releases,
  Request: requests,
  Retention: retention,
  Settings: settingsBlock,
  SiteStorage: siteStorage,
  Steps: numberedListOfFact,
  Stored: storedByFeature,
  Variables: variablesBlock,
};

/** Blocks by the names that pages use: `<Facts.Commands of="polls" />`. */
export const blocks: ReadonlyMap<string, Block | LookupBlock> = new Map(Object.entries(blocksByName));
