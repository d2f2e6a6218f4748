import {basePath} from '../../facts/product';

/** Returns the address of a page or file on the site's host: `/docs` → `/name/docs` if the base path is `/name`. */
export const addressOf = (route: string): string => basePath + route;

/** Returns the page or file at an address, without the base path: `/name/docs` → `/docs`. */
export const routeAt = (address: string): string => address.slice(basePath.length);
