import {announcements} from '../../../facts/announcements';
import type {StorageKey} from '../../../lib/storage';

const dismissed = 'data-announcement-bar-initially-dismissed';

const quoted = (key: StorageKey, namespace = ''): string => JSON.stringify(key + namespace);

/**
 * Returns the inline script that runs before the first paint. It restores what `src/browser/banner.ts` stores: hidden if the reader
 * closed it, otherwise the announcement they saw last.
 */
export function firstPaintScript(namespace: string): string {
  const id = JSON.stringify(announcements.id);
  const count = announcements.messages.length;
  // Blocked storage throws; then the first announcement is shown.
  return (
    `try{localStorage.getItem(${quoted('docusaurus.announcement.id', namespace)})===${id}&&localStorage.getItem(${quoted('docusaurus.announcement.dismiss', namespace)})==="true"&&document.documentElement.setAttribute("${dismissed}","true");` +
    `const [i,n]=(sessionStorage.getItem(${quoted('announcement')})||"").split(" ");` +
    `i===${id}&&n<${count}&&document.documentElement.style.setProperty("--announcement",n)}catch{}`
  );
}
