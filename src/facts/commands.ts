import {moduleKeys} from './modules';
import {functionKeys} from './functions';
import {standIn} from './standIn';
import type {Command} from './types';

/** Days for which the data of a module is kept after it was switched off. */
export const moduleDisabledDays = standIn(30, 'how many days you keep the data of a module that is off');

/** Commands without a module or group of functions. */
export const generalCommands: readonly Command[] = [
  {
    name: '/help',
    description: 'Get a link to the guide of a module or command',
    options: [
      {
        name: 'topic',
        description: 'The module or command you want to read about',
        type: 'String',
        required: false,
        autocomplete: true,
        defaultNote: 'all guides',
      },
    ],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/setup',
    description: 'Open the setup checklist, with a permission check and module switches',
    options: [],
    requires: [{permissions: ['ManageGuild']}],
    reply: 'ephemeral',
  },
  {
    name: '/diagnose',
    description: 'Check the permissions, role position and limits of a module or group of functions',
    options: [
      {
        name: 'module',
        description: 'The module or group of functions to check',
        type: 'String',
        required: true,
        choices: [...moduleKeys, ...functionKeys],
      },
      {
        name: 'channel',
        description: 'The channel where it should work',
        type: 'Channel',
        required: false,
        defaultNote: "the channel you're in",
      },
    ],
    requires: [{permissions: ['ManageGuild']}],
    reply: 'ephemeral',
  },
  {
    name: '/module enable',
    description: 'Switch a module on',
    options: [
      {name: 'module', description: 'The module to switch on', type: 'String', required: true, choices: moduleKeys},
    ],
    requires: [{permissions: ['ManageGuild']}],
    reply: 'ephemeral',
  },
  {
    name: '/module disable',
    description: `Switch a module off (its data is kept for ${moduleDisabledDays} days)`,
    options: [
      {name: 'module', description: 'The module to switch off', type: 'String', required: true, choices: moduleKeys},
    ],
    requires: [{permissions: ['ManageGuild']}],
    reply: 'ephemeral',
  },
  {
    name: '/premium',
    description: 'See the plan of this server, with a button to subscribe',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/privacy export',
    description: 'Get your data in this server as a JSON file that only you see',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/privacy delete',
    description: 'Delete your optional data in this server, after you confirm',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/privacy opt-out',
    description: 'Stop collecting most optional data about you in this server',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/privacy opt-in',
    description: 'Allow optional data again',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
  {
    name: '/privacy servers',
    description: 'See the servers you share with the bot, and your choice in each',
    options: [],
    requires: [],
    reply: 'ephemeral',
  },
];

standIn(generalCommands, 'the commands of the bot itself, such as /help');
