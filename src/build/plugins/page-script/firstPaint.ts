import {announcements} from '../../../facts/announcements';
import type {StorageKey} from '../../../lib/storage';

const keyLiteral = (key: StorageKey): string => JSON.stringify(key);

const idLiteral = JSON.stringify(announcements.id);

/**
 * The inline script that runs before the first paint. It hides the banner if the reader closed it; otherwise it shows the
 * announcement they saw last (`n`), if the announcements are still the same ones (`i`). `src/browser/banner.ts` stores all that.
 * Blocked storage throws; then the first announcement is shown.
 */
export const firstPaintScript =
  `try{localStorage.getItem(${keyLiteral('docusaurus.announcement.id')})===${idLiteral}&&localStorage.getItem(${keyLiteral('docusaurus.announcement.dismiss')})==="true"&&document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","true");` +
  `const [i,n]=(sessionStorage.getItem(${keyLiteral('announcement')})||"").split(" ");` +
  `i===${idLiteral}&&n<${announcements.messages.length}&&document.documentElement.style.setProperty("--announcement",n)}catch{}`;
