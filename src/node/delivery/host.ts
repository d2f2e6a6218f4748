import type {DeliveryTable} from './table';

/** Codings of content that files can be kept in: name of the coding in HTTP -> ending of the file. */
export const codings = {br: '.br', gzip: '.gz'} as const;

/** What of a build a host's files depend on. */
export interface Site {
  table: DeliveryTable;
  /** Addresses of all files of the build, sorted: `/docs/Introduction.html`. */
  files: readonly string[];
}

/** A kind of host, and what it is given. */
export interface Host {
  /** Files of its own by path. */
  write: (site: Site) => Readonly<Record<string, string>>;
  /** Whether these lie in the root of the site, as the host reads them there; else they stay in `deploy/`. */
  inSite: boolean;
  /** Compressed files that it sends, if they lie beside the files. Others compress by themselves. */
  codings: readonly (keyof typeof codings)[];
}

/** The first line of a file that a person may open. */
export const note = 'Written by `npm run build` of src/node/delivery/: edit it there.';

/** A site that is more than a host takes. */
export class HostLimitError extends Error {}
