import {announcements} from '../../facts/announcements';
import {legal} from '../../facts/legal';
import {links} from '../../facts/links';

/** The banner's messages as they are shown: one that leads to the store says it as long as the legal texts are drafts. */
export default {
  ...announcements,
  messages: announcements.messages.map((message) => ({
    ...message,
    text:
      legal.draft && message.links.some(({to}) => to === links.store)
        ? `${message.text} ${legal.draft.short}`
        : message.text,
  })),
};
