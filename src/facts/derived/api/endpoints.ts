import {api} from '../../api';
import {apiModules, hasApi, type ApiModule} from '../../modules';
import type {ApiObjects, Endpoint, Module, ObjectRules} from '../../types';

/** The part of the API that an endpoint belongs to: a module's key, or `general` or `api-keys`. */
export type Owner = string;

/** An endpoint with its full path below `links.api`. */
export type OwnedEndpoint = Endpoint & {owner: Owner};

/** `/guilds/{guild_id}` → `['guild_id']` */
export const pathParameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** `invite-tracker` → `InviteTracker` */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the two endpoints that every module has, for its state and settings. */
export function sharedEndpoints({key, title}: Module): OwnedEndpoint[] {
  return api.moduleResource.endpoints.map((endpoint: Endpoint) => ({
    ...endpoint,
    owner: key,
    id: endpoint.id.replace('{Module}', pascalCase(key)),
    summary: endpoint.summary.replace('{title}', title),
    path: endpoint.path.replace('{module}', key),
    scope: endpoint.scope.replace('{module}', key),
  }));
}

export interface ApiPage {
  key: Owner;
  title: string;
  summary: string;
  /** File in `src/facts/` that defines its endpoints and objects. */
  file: string;
  /** Keys that lead to its endpoints in that file: `['api', 'endpoints']` */
  factPath: readonly string[];
  /** Without `sharedEndpoints`. */
  endpoints: readonly OwnedEndpoint[];
  objects: ApiObjects;
  rules: ObjectRules;
  module?: Module;
}

/** Adds an owner to endpoints, and a base to their paths. */
const ownedEndpoints = (endpoints: readonly Endpoint[], owner: Owner, base = ''): OwnedEndpoint[] =>
  endpoints.map((endpoint) => ({...endpoint, owner, path: `${base}${endpoint.path}`}));

const {api_key: apiKey, api_key_with_secret: apiKeyWithSecret, ...generalObjects} = api.entities;

const moduleApiPage = (module: ApiModule): ApiPage => ({
  key: module.key,
  title: module.title,
  summary: module.summary,
  file: `modules/${module.key}.ts`,
  factPath: ['api', 'endpoints'],
  endpoints: ownedEndpoints(module.api.endpoints, module.key, module.api.base),
  objects: module.entities ?? {},
  rules: module.entityRules ?? {},
  module,
});

const pagesWithoutModule: readonly ApiPage[] = [
  {
    key: 'general',
    title: 'General',
    summary: 'The API itself, the server and what belongs to no module.',
    file: 'api.ts',
    factPath: ['generalEndpoints'],
    endpoints: ownedEndpoints(api.generalEndpoints, 'general'),
    objects: generalObjects,
    rules: api.entityRules,
  },
  {
    key: 'api-keys',
    title: 'API keys',
    summary: 'What a key can do with itself.',
    file: 'api.ts',
    factPath: ['keyEndpoints'],
    endpoints: ownedEndpoints(api.keyEndpoints, 'api-keys'),
    objects: {api_key: apiKey, api_key_with_secret: apiKeyWithSecret},
    rules: {},
  },
];

/** In the order of the sidebar. Empty if the bot has no API. */
export const apiPages: readonly ApiPage[] = hasApi ? [...pagesWithoutModule, ...apiModules.map(moduleApiPage)] : [];

export function apiPage(owner: Owner): ApiPage {
  const page = apiPages.find((page) => page.key === owner);
  if (!page) throw new Error(`No page of the API named ${owner}.`);
  return page;
}

export const allEndpoints = (): OwnedEndpoint[] =>
  apiPages.flatMap(({module, endpoints}) => [...(module ? sharedEndpoints(module) : []), ...endpoints]);
