import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcements} from '../../facts/announcements';

/**
 * Forgets a dismissal that was meant for another banner, before the first paint. The framework does the same, but only
 * after its own script has hidden the banner, so a new one would not show on the first page.
 */
export default function announcementIdPlugin({siteStorage: {namespace}}: LoadContext): Plugin {
  const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  const id = JSON.stringify(announcements.id);
  return {
    name: 'announcement-id',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          // Storage can be forbidden; then nothing was dismissed.
          innerHTML: `try{localStorage.getItem(${key('id')})!==${id}&&localStorage.removeItem(${key('dismiss')})}catch{}`,
        },
      ],
    }),
  };
}
