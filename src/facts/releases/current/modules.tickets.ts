import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesTickets = {
  name: 'modules.tickets',
  title: modules.tickets.title,
  releases: [
    {
      version: '2.3.0',
      date: '2025-06-09',
      changes: {
        added: [
          {text: 'Members can rate a closed ticket from 1 to 5.', api: true, noticed: true},
          {text: 'The setting ask_rating switches the question for a rating off.', api: true},
          {text: 'The statistics in the API give the average rating of the tickets.', api: true},
        ],
        fixed: ['The number in a ticket name keeps its four digits after a move to another type.'],
      },
    },
    {
      version: '2.2.1',
      date: '2025-05-14',
      changes: {
        fixed: ['A panel whose message was deleted can be posted again with /ticket panel.'],
      },
    },
    {
      version: '2.2.0',
      date: '2025-04-29',
      changes: {
        added: [
          {text: 'With Premium, auto_close_after closes a ticket whose opener has gone silent.', api: true},
          '/ticket block stops a member from opening tickets, for a time or until you lift it.',
        ],
      },
    },
    {
      version: '2.1.1',
      date: '2025-04-03',
      changes: {
        security: ['The link to a transcript is signed and runs out, so a leaked address soon opens nothing.'],
      },
    },
    {
      version: '2.1.0',
      date: '2025-03-27',
      changes: {
        added: ['/ticket transcript saves a transcript before the ticket is closed, and links it.'],
        changed: ['A transcript is a web page instead of a plain text file.'],
      },
    },
    {
      version: '2.0.0',
      date: '2025-02-24',
      changes: {
        breaking: ['Each ticket type has staff roles of its own, in place of the setting staff_roles for all types.'],
        added: [
          'Each ticket type can have a form, which members fill in before the ticket opens.',
          'Each ticket type can choose its own place: private threads or channels.',
        ],
      },
      migration: 'Your staff roles were copied to every type: check them in the dashboard.',
      replacedFields: ['settings.staff_roles'],
    },
    {
      version: '1.1.0',
      date: '2025-02-06',
      changes: {
        added: [
          '/ticket priority sets how urgent a ticket is.',
          '/ticket transfer gives a claimed ticket to another staff member.',
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Members open tickets from a panel with buttons or a menu of ticket types.',
          'Staff take a ticket with /ticket claim and end it with /ticket close.',
          'Closing a ticket saves its transcript and sends it to the opener.',
        ],
      },
    },
  ],
} as const satisfies Component;
