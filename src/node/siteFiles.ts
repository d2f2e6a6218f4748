import {designTokens} from '../designTokens';
import {manifest} from './manifest';
import {robots} from './robots';

const manifestPath = '/manifest.webmanifest';

/** What names the manifest in the head of a page. */
export const manifestHead = `<link rel="manifest" href="${manifestPath}">`;

/**
 * Files of the build that machines ask for, made of facts.
 * @param siteDir root of the project
 * @returns texts by address
 */
export const siteFiles = (siteDir: string): Record<string, string> => ({
  '/robots.txt': robots(),
  [manifestPath]: manifest(designTokens(siteDir)),
});
