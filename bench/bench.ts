import type {Browser} from '@playwright/test';
import type {Host} from './nginx';
import type {WritePage} from './sites/markdown';
import type {BuiltSites, SiteName, SiteText} from './sites/types';
import type {Table} from './table';

/** All that a measurement works with. */
export interface Bench {
  /** How often times are measured; medians are shown. */
  runs: number;
  browser: Browser;
  host: Host;
  sites: BuiltSites;
  /** Where the sites are served. */
  origins: Readonly<Partial<Record<SiteName, string>>>;
  text: SiteText;
  write: WritePage;
  /** Address of the largest page of the API reference. */
  apiPage: string;
  /** Path of a module whose default export is a list of `Variant`, to compare in clicks. */
  variants: string | undefined;
}

/** Something that gives tables of the report. */
export interface Measurement {
  /** As `--only` names it. */
  name: string;
  /** Left out unless it is asked for. */
  explicit?: boolean;
  run: (bench: Bench) => Promise<Table[]>;
}
