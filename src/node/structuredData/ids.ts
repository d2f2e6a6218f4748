import {links} from '../../facts/links';

const id = (name: string) => ({'@id': `${links.site}/#${name}`});

/** What pages refer to; `frontPage.ts` says what each is. */
export const ids = {
  organization: id('organization'),
  website: id('website'),
  application: id('application'),
} as const;
