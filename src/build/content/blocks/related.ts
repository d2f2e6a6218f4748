import {functionList} from '../../../facts/functions';
import {apiModules, hasApi, moduleList} from '../../../facts/modules';
import {purposes} from '../../../facts/purposes';
import {changelogComponentName} from '../../../facts/releases';
import {paths} from '../../../facts/derived/paths';
import {showEach} from './block';
import {withDetectedCode, lines, mdx, paragraphs, type Markdown} from './mdxTemplate';
import {componentsByStatus} from './releases';
import {modulesByKey, featureLink, featureNamed, featuresByKey, groupsByKey} from './feature';

/** Returns false for a component without releases, which has no page. */
const changelogItem = (component: string): Markdown | false =>
  componentsByStatus.current.some(({name}) => name === component) &&
  mdx`- [Changelog](${paths.component('current', component)})`;

/** Skips unknown keys, which `findFactMistakes` reports. */
const guideLinks = (featureKeys: readonly string[]): Markdown =>
  lines(
    featureKeys
      .filter((key) => key in featuresByKey)
      .map((key) => mdx`- ${featureLink(key)}: ${featureNamed(key).summary}`),
  );

/** `polls` → links to related guides, variables, API and changelog. */
export const related = {
  ...showEach(
    modulesByKey,
    ({key, title, related: relatedKeys, variables: {where}, api}) => mdx`
      ${guideLinks(relatedKeys)}
      ${where.length > 0 && mdx`- [Variables](${paths.variableIndex})`}
      ${api && mdx`- [${title} in the API](${paths.moduleApi(key)})`}
      ${changelogItem(changelogComponentName(key))}
    `,
  ),
  ...showEach(
    groupsByKey,
    (group) => mdx`
      ${guideLinks(group.related)}
      ${changelogItem('general')}
    `,
  ),
};

/** `all` → `### Let the right people in` with links to its modules; `api` → links to their API pages. */
export const moduleIndex = {
  api: () =>
    hasApi
      ? lines(
          apiModules.map(
            ({key, title, api}) => mdx`- [${title}](${paths.moduleApi(key)}): ${withDetectedCode(api.contents)}`,
          ),
        )
      : undefined,
  all: () =>
    paragraphs(
      purposes.map(({key, title, why}) => {
        const modules = moduleList.filter((module) => module.purpose === key);
        return (
          modules.length > 0 &&
          mdx`
            ### ${title} {/* #modules-${key} */}

            ${why}

            ${guideLinks(modules.map((module) => module.key))}
          `
        );
      }),
    ),
};

/** `polls` → `- **Threads and forums:** …`, an item for each question. */
export const behavior = showEach(
  featuresByKey,
  ({behavior: {threads, bots, rejoin, restart}}) => mdx`
    - **Threads and forums:** ${withDetectedCode(threads)}
    - **Other bots:** ${withDetectedCode(bots)}
    - **Members who leave or return:** ${withDetectedCode(rejoin)}
    - **Restarts:** ${withDetectedCode(restart)}
  `,
);

/** `all` → `- [Games](/docs/functions/games): Short games alone or with others, in any chat of the server.` */
export const functionIndex = {all: () => guideLinks(functionList.map(({key}) => key))};
