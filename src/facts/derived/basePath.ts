import {basePath} from '../product';

/** Adds the base path to a route: `/docs` → `/name/docs` */
export const withBasePath = (sitePath: string): string => basePath + sitePath;

/** Removes the base path: `/name/docs` → `/docs` */
export const withoutBasePath = (pathname: string): string => pathname.slice(basePath.length);
