import {apiModules, type ModuleKey} from '../../../../facts/modules';
import {componentsOf} from '../../../../facts/releases';
import {paths} from '../../../../facts/derived/paths';
import {keyBy, showEach} from '../block';
import {code, lines, mdx} from '../mdxTemplate';

const apiModulesByKey = keyBy(apiModules, ({key}) => key as ModuleKey);

/** `polls` → ``Paths start with `/guilds/{guild_id}/polls`. Your key needs the scope `polls:read` to read …`` */
export const apiBase = showEach(
  apiModulesByKey,
  ({key, api: {base}}) => mdx`
    Paths start with ${code(base)}. Your key needs the scope ${code(`${key}:read`)} to read and ${code(`${key}:write`)} to write. Here are the [rules for every request](${paths.apiGeneral}#formats) and the [limits of each plan](${paths.module(key)}#limits).
  `,
);

/** `polls` → links to guide and changelog. */
export const apiLinks = showEach(
  apiModulesByKey,
  (module) => mdx`
    - [Guide: ${module.title}](${paths.module(module.key)}): what the module does, its settings and limits
    ${lines(componentsOf(module).map((component) => mdx`- Changelog: [${component.title}](${paths.component('current', component.name)})`))}
  `,
);
