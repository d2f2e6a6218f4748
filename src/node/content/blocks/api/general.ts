import {api} from '../../../../facts/api';
import {modules} from '../../../../facts/modules';
import {changelog} from '../../../../facts/releases';
import type {ModuleKey} from '../../../../facts/types';
import {paths} from '../../../../shared/routing/paths';
import {each} from '../block';
import {inlineMarkdown} from '../inlineMarkdown';
import {code, lines, mdx} from '../mdx';
import {fieldBlock} from './fields';

/** Headers of answers about the rate limit. */
export const rateLimitHeaders = {
  all: () => mdx`
    | Header | Meaning |
    | - | - |
    ${lines(api.rateLimits.headers.map(({name, meaning}) => mdx`| ${code(name)} | ${inlineMarkdown(meaning)} |`))}
  `,
};

/** Query parameters that mean the same everywhere. */
export const queryParameters = {
  all: () => fieldBlock(api.queryParameters, {view: 'request', place: 'query'}),
};

/** A file of the site that is no page: the check of links knows pages only. */
const openApiLink = mdx`[OpenAPI ${api.openapi.version} document](pathname://${api.openapi.file})`;

/** The path of a module's operations and the scopes that they need. */
export const apiBase = each(
  modules,
  ({key, api: {base}}) => mdx`
    Paths start with ${code(base)}. Your key needs the scope ${code(`${key}:read`)} to read and ${code(`${key}:write`)} to write. Here are the [rules for every request](${paths.apiGeneral}#formats) and the [limits of each plan](${paths.module(key)}#limits).
  `,
);

/** Pages of the changelog about a module: its own, and those of its parts. */
const componentsOf = (key: ModuleKey) => {
  const name = `modules.${key.replaceAll('-', '_')}`;
  return changelog.current.filter((component) => component.name === name || component.name.startsWith(`${name}.`));
};

/** Links beside the reference of a module. */
export const apiLinks = each(
  modules,
  ({key, title}) => mdx`
    - [Guide: ${title}](${paths.module(key)}): what the module does in the server, its settings and limits
    ${lines(componentsOf(key).map((component) => mdx`- Changelog: [${component.title}](${paths.component('current', component.name)})`))}
    - [Error codes](${paths.errorCodes}): what each means and what to do
    - ${openApiLink}: for clients, mocks and editors
  `,
);
