import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcements} from '../../../facts/announcements';

/**
 * Brings the banner, before the first paint, to where the reader left it: a dismissal that was meant for another banner is
 * forgotten (the framework does the same, but only after its own script has hidden the banner, so a new one would not show
 * on the first page), and the announcement that was shown last is shown (`src/page/banner.ts` keeps it).
 */
export default function announcementIdPlugin({siteStorage: {namespace}}: LoadContext): Plugin {
  const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  const id = JSON.stringify(announcements.id);
  const count = announcements.messages.length;
  return {
    name: 'announcement-id',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          // Storage can be forbidden; then nothing was dismissed, and the first announcement is shown.
          innerHTML:
            `try{localStorage.getItem(${key('id')})!==${id}&&localStorage.removeItem(${key('dismiss')});` +
            `const [i,n]=(sessionStorage.getItem("announcement")||"").split(" ");` +
            `i===${id}&&n<${count}&&document.documentElement.style.setProperty("--announcement",n)}catch{}`,
        },
      ],
    }),
  };
}
