/*
 * Exports everything that depends on facts and that the config or plugins use. They load it through `loadBundle.cjs`, which
 * bundles it again when a fact changes. Code that the development server doesn't need is loaded with `import()`.
 */
export {facts} from '../content/placeholderFacts';
export {hasPremium} from '../../facts/derived/plans';
export {editAddressPrefix} from '../../facts/links';
export {hasApi} from '../../facts/modules';
export {hasReleases} from '../../facts/releases';
export {aliases} from '../../lib/addresses';
export {withBasePath, withoutBasePath} from '../../facts/derived/basePath';
export {createLightThemeResolver} from '../output/designTokens';
export {resolveFrontMatter} from '../content/frontMatter';
export {createFactsPlugin, parsePageWithFacts} from '../content/parsedPage';
export {assertNoMistakes} from '../content/mistakes';
export {insertFacts} from '../content/insertFacts';
export {runRemarkPlugins} from '../markdown';
export {findBlockedFiles, findOptionMistakes} from '../../checks/config';
export {openApiDocument} from '../api/document';
export {feedFiles} from '../output/feeds';

export const loadChecks = () => import('../../checks');

export const loadFinishSite = () => import('./post-build/finishSite');

export async function loadData(name: string): Promise<unknown> {
  const {default: value} = (await import(`../data/${name}.data.ts`)) as {default: unknown};
  return value;
}
