import {announcements} from '../../../facts/announcements';
import {sampleLanguages} from '../../../shared/codeLanguages';
import type {StorageKey} from '../../../shared/storage';

/** By this attribute styles hide a banner that the reader has closed. */
const dismissed = 'data-announcement-bar-initially-dismissed';

/** A key of the storage as a string in a script. */
const quoted = (key: StorageKey, namespace = ''): string => JSON.stringify(key + namespace);

/**
 * Brings the banner to where the reader left it, as `src/page/banner.ts` keeps it: hidden if they closed this one, else with
 * the announcement that was shown last.
 * @param namespace what the framework adds to its keys in the storage
 */
function banner(namespace: string): string {
  const id = JSON.stringify(announcements.id);
  const count = announcements.messages.length;
  // Storage can be forbidden; then nothing was dismissed, and the first announcement is shown.
  return (
    `try{localStorage.getItem(${quoted('docusaurus.announcement.id', namespace)})===${id}&&localStorage.getItem(${quoted('docusaurus.announcement.dismiss', namespace)})==="true"&&document.documentElement.setAttribute("${dismissed}","true");` +
    `const [i,n]=(sessionStorage.getItem(${quoted('announcement')})||"").split(" ");` +
    `i===${id}&&n<${count}&&document.documentElement.style.setProperty("--announcement",n)}catch{}`
  );
}

/**
 * Puts the language of samples that the reader chose on the root element: samples in another language have another
 * height, and the page would move.
 */
function sampleLanguage(): string {
  const known = JSON.stringify(sampleLanguages.map((language) => language.id));
  const key = quoted('sample-language');
  // Storage can be forbidden; then nothing was chosen.
  return `try{const l=localStorage.getItem(${key});${known}.includes(l)&&(document.documentElement.dataset.sampleLanguage=l)}catch{}`;
}

/** Scripts at the start of every page, in their order: what has to be done before the first paint. */
export const firstPaintScripts = (namespace: string): string[] => [banner(namespace), sampleLanguage()];
