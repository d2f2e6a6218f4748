import {announcements} from '../../../facts/announcements';
import {sampleLanguageKey, sampleLanguages} from '../../../shared/codeLanguages';

/** By this attribute styles hide a banner that the reader has closed. */
const dismissed = 'data-announcement-bar-initially-dismissed';

/**
 * Brings the banner to where the reader left it, as `src/page/banner.ts` keeps it: hidden if they closed this one, else with
 * the announcement that was shown last.
 * @param namespace what the framework adds to its keys in the storage
 */
function banner(namespace: string): string {
  const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  const id = JSON.stringify(announcements.id);
  const count = announcements.messages.length;
  // Storage can be forbidden; then nothing was dismissed, and the first announcement is shown.
  return (
    `try{localStorage.getItem(${key('id')})===${id}&&localStorage.getItem(${key('dismiss')})==="true"&&document.documentElement.setAttribute("${dismissed}","true");` +
    `const [i,n]=(sessionStorage.getItem("announcement")||"").split(" ");` +
    `i===${id}&&n<${count}&&document.documentElement.style.setProperty("--announcement",n)}catch{}`
  );
}

/**
 * Puts the language of samples that the reader chose on the root element: samples in another language have another
 * height, and the page would move.
 */
function sampleLanguage(): string {
  const known = JSON.stringify(sampleLanguages.map((language) => language.id));
  const key = JSON.stringify(sampleLanguageKey);
  // Storage can be forbidden; then nothing was chosen.
  return `try{const l=localStorage.getItem(${key});${known}.includes(l)&&(document.documentElement.dataset.sampleLanguage=l)}catch{}`;
}

/** Scripts at the start of every page, in their order: what has to be done before the first paint. */
export const firstPaintScripts = (namespace: string): string[] => [banner(namespace), sampleLanguage()];
