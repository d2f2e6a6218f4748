import {api} from './api';
import {moduleList} from './modules';
import {moduleKeys, type Endpoint, type ModuleKey} from './types';

/** An endpoint with its full path below `links.api` and the page that shows it. */
export type OwnedEndpoint = Endpoint & {owner: ModuleKey | 'general' | 'api-keys'};

/** Names in a path in braces: `{guild_id}`. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** A name of the facts as a name of a type: `invite-tracker` becomes `InviteTracker`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The two endpoints that every module has: its state and settings. */
export function sharedEndpoints(module: ModuleKey): OwnedEndpoint[] {
  return api.moduleResource.endpoints.map((endpoint: Endpoint) => ({
    ...endpoint,
    owner: module,
    id: endpoint.id.replace('{Module}', pascalCase(module)),
    path: endpoint.path.replace('{module}', module),
    scope: endpoint.scope.replace('{module}', module),
  }));
}

/** All endpoints of a module with full paths: the two shared ones, then its own. */
export function moduleEndpoints(module: ModuleKey): OwnedEndpoint[] {
  const own = moduleList.find((it) => it.key === module);
  return [
    ...sharedEndpoints(module),
    ...(own?.api.endpoints ?? []).map((it) => ({...it, owner: module, path: `${own?.api.base}${it.path}`})),
  ];
}

/** All endpoints of the API. */
export function allEndpoints(): OwnedEndpoint[] {
  return [
    ...api.generalEndpoints.map((it): OwnedEndpoint => ({...it, owner: 'general'})),
    ...api.keyEndpoints.map((it): OwnedEndpoint => ({...it, owner: 'api-keys'})),
    ...moduleKeys.flatMap((key) => moduleEndpoints(key)),
  ];
}
