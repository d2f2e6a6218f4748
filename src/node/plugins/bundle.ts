/*
 * All that is made of facts, for Docusaurus' config and plugins, which get it from `bundled.cjs`: as one file, made anew when a
 * fact changes. What a page in development does without is behind `import()` and runs when it is called.
 */
export {facts} from '../content/factTree';
export {editAddress} from '../../facts/links';
export {functionKeys, moduleKeys} from '../../facts/types';
export {aliases} from '../../shared/routing/aliases';
export {addressOf, routeAt} from '../../shared/routing/basePath';
export {designTokens} from '../designTokens';
export {readFrontMatter} from '../content/frontMatter';
export {inProse} from '../content/factLookup';
export {factsInPages, readTree} from '../content/pageTree';
export {refuse} from '../content/problems';
export {insertFacts, withFacts} from '../content/remarkFacts';
export {runRemarkPlugins} from '../markdown';
export {openApiDocument} from '../openapi/document';
export {feedFiles} from '../feeds';
export {checkSettings, strayPage} from '../../checks/settings';
export {checkBuiltRoutes, checkRoutes} from '../../checks/sources/routes';

/** The checks that stop a build. They load the compiler of TypeScript, which finds the lines of facts. */
export const checks = () => import('../../checks');

/** Finishes a built site. */
export const finishing = () => import('./built-site/finishSite');

/** The value of `src/node/data/<name>.data.ts`. */
export async function dataOf(name: string): Promise<unknown> {
  const {default: value} = (await import(`../data/${name}.data.ts`)) as {default: unknown};
  return value;
}
