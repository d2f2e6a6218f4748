import {modules} from '../../modules';
import {product} from '../../product';
import type {Component} from '../../types';

export const modulesVerifier = {
  name: 'modules.verifier',
  title: modules.verifier.title,
  releases: [
    {
      version: '2.1.2',
      date: '2025-06-12',
      changes: {
        fixed: ['The captcha picture can be read in the high-contrast theme.'],
      },
      fixes: [`${product.issuePrefix}-131`],
    },
    {
      version: '2.1.1',
      date: '2025-05-21',
      changes: {
        fixed: [
          'Members from before the module are never kicked by timeout_action; only new members have a time limit.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2025-04-29',
      changes: {
        added: [
          'Members can answer the captcha from a recording, which they get by direct message.',
          'The raid guard tells your team in the notice channel how many members joined.',
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2025-03-17',
      changes: {
        breaking: [
          'The list verified_roles replaces the setting verified_role, so passing can give more than one role.',
        ],
        added: ['The raid guard puts the captcha in place of button and code word when too many members join.'],
      },
      migration: 'Your role became the first of the list: add others in the dashboard.',
      replacedFields: ['settings.verified_role'],
    },
    {
      version: '1.2.0',
      date: '2025-02-26',
      changes: {
        added: [
          'The method web lets members verify by signing in on the dashboard.',
          {text: 'The setting min_account_days lets young accounts wait for /verify approve.', api: true},
        ],
      },
    },
    {
      version: '1.1.0',
      date: '2025-02-11',
      changes: {
        added: [
          '/verify lockdown pauses all verifications, for a time or until you resume them.',
          '/verify pending lists the members who still wait.',
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'New members get a role after a button, a code word or a captcha.',
          'The settings attempts and fail_action decide what follows wrong answers.',
        ],
      },
    },
  ],
} as const satisfies Component;
