import {hasDashboard} from './dashboard';
import {moduleKeys} from './modules';
import {platform} from './platform';
import {product} from './product';
import {standIn} from './standIn';
import type {IssueStatus, KnownIssue} from './types';

export const issueStatusMeanings: Readonly<Record<IssueStatus, string>> = {
  investigating: "we've seen it and are looking for the cause",
  identified: "we know the cause, but there's no date for a fix yet",
  fix_scheduled: 'the fix comes with the release named here, which is not out yet',
  monitoring: "the fix is out, and we're watching whether it works",
  limitation: `that's how ${platform.name} or the feature works, so it won't change`,
  resolved: 'the fix is out and works, and the entry stays for anyone looking for it',
};

/** Keys of modules, or `dashboard`. */
export const issueAreas: readonly string[] = [...moduleKeys, ...(hasDashboard ? ['dashboard'] : [])];

export const knownIssues: readonly KnownIssue[] = [
  {
    id: `${product.issuePrefix}-101`,
    title: 'Counter shows the old value for up to one refresh',
    areas: ['serverstats'],
    severity: 'low',
    status: 'limitation',
    since: '2026-02-10',
    workaround: 'None; Discord allows 2 renames in 10 minutes.',
  },
  {
    id: `${product.issuePrefix}-104`,
    title: 'Inviter unknown when two members join within one second',
    areas: ['invite-tracker'],
    severity: 'low',
    status: 'limitation',
    since: '2026-02-18',
    workaround: 'Give campaigns separate invites.',
  },
  {
    id: `${product.issuePrefix}-112`,
    title: 'Native polls created by members or other apps are missing in /poll list',
    areas: ['polls'],
    severity: 'low',
    status: 'limitation',
    since: '2026-03-03',
    workaround: 'Open them in Discord; only their author can end them.',
  },
  {
    id: `${product.issuePrefix}-118`,
    title: 'Reddit galleries show only the first picture',
    areas: ['socials'],
    severity: 'low',
    status: 'identified',
    since: '2026-03-21',
    workaround: 'Open the link.',
  },
  {
    id: `${product.issuePrefix}-123`,
    title: 'Transcripts drop stickers',
    areas: ['tickets'],
    severity: 'medium',
    status: 'fix_scheduled',
    since: '2026-04-07',
    fixedIn: {component: 'modules.tickets', version: '2.4.0'},
    workaround: 'None.',
  },
  {
    id: `${product.issuePrefix}-127`,
    title: 'Dashboard role picker is slow above 200 roles',
    areas: ['dashboard'],
    severity: 'medium',
    status: 'investigating',
    since: '2026-05-12',
    workaround: 'Type the first letters.',
  },
  {
    id: `${product.issuePrefix}-129`,
    title: 'Recurring message posted twice after a restart',
    areas: ['reminders'],
    severity: 'high',
    status: 'monitoring',
    since: '2026-06-02',
    fixedIn: {component: 'modules.reminders', version: '2.3.1'},
    workaround: 'None needed since 2.3.1.',
  },
  {
    id: `${product.issuePrefix}-131`,
    title: 'Captcha picture unreadable in the high-contrast theme',
    areas: ['verifier'],
    severity: 'medium',
    status: 'resolved',
    since: '2026-06-09',
    fixedIn: {component: 'modules.verifier', version: '2.1.2'},
    workaround: 'None needed.',
  },
];

standIn(knownIssues, 'your known issues');
