import {literal} from './source';

/** What the files of a module are made of. */
export interface ModuleNames {
  /** Of the module: `raffle-box`. */
  key: string;
  title: string;
  purpose: string;
  /** Its main command, with the slash. */
  command: string;
  /** Its main object, in snake case. */
  object: string;
  /** The module's constant: `raffleBox`. */
  constant: string;
  /** The key in events and names of components: `raffle_box`. */
  snake: string;
  /** First part of the ids of its objects. */
  prefix: string;
  /** Position in lists. */
  order: number;
  /** A module with the same purpose. */
  related: string;
  /** Day of the first release. */
  date: string;
}

/** A name as a part of an operation's id. */
const pascal = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const commandFacts = ({command, object}: ModuleNames): string => `
    rootCommand: {name: ${literal(command)}, defaultMemberPermissions: null},
    commands: [
      {
        name: '${command} create',
        description: 'TODO: what the command does, in at most 100 characters',
        requires: [{setting: 'creator_roles'}],
        reply: 'public',
        options: [
          {name: 'name', description: 'TODO: what to give', type: 'String', required: true, maxLength: 80},
          {
            name: 'channel',
            description: 'Where to post it',
            type: 'Channel',
            required: false,
            defaultNote: 'the channel you are in',
          },
        ],
      },
      {
        name: '${command} delete',
        description: 'TODO: what the command does, in at most 100 characters',
        requires: [{setting: 'creator_roles'}],
        reply: 'ephemeral',
        options: [
          {name: '${object.replaceAll('_', '-')}', description: 'Pick it from the list', type: 'String', required: true, autocomplete: true},
        ],
      },
      {
        name: '${command} list',
        description: 'TODO: what the command does, in at most 100 characters',
        requires: [],
        reply: 'ephemeral',
        options: [],
      },
    ],`;

const problemFacts = ({key, command}: ModuleNames): string => {
  const texts = `symptom: 'TODO: what the reader sees', cause: 'TODO: why, as a clause', fix: 'TODO: what to do, as a sentence',`;
  return `
    problems: [
      {
        key: 'cannot-create',
        symptom: 'TODO: what the reader sees', code: 'member_permission_missing',
        cause: 'The member has none of the roles in creator_roles',
        fix: 'Ask an admin for one of the roles.',
        settings: ['creator_roles'],
      },
      {
        key: 'too-many',
        symptom: 'TODO: what the reader sees', code: 'limit_reached',
        cause: 'The server is at its limit',
        fix: 'Find one to delete with ${command} list.',
      },
      {
        key: 'not-posted',
        symptom: 'TODO: what the reader sees', code: 'bot_permission_missing',
        cause: 'The bot lacks a permission in the channel',
        fix: 'Run /diagnose module:${key} there and give what it names.',
        permissions: ['SendMessages', 'EmbedLinks'],
      },
      {key: 'other', ${texts}},
    ],`;
};

const apiFacts = ({key, object}: ModuleNames): string => {
  const name = pascal(object);
  const [read, write] = [`scope: '${key}:read'`, `scope: '${key}:write'`];
  const words = object.replaceAll('_', ' ');
  return `
    api: {
      base: '/guilds/{guild_id}/${key}',
      settingsExample: {creator_roles: [sampleServer.roles.moderator]},
      endpoints: [
        {
          id: 'list${name}Entries', method: 'GET', path: '/entries', ${read}, summary: 'List all of type ${words}',
          query: ['limit', 'after'], status: 200, response: {pageOf: '${object}'},
        },
        {
          id: 'create${name}', method: 'POST', path: '/entries', ${write}, summary: 'Create a ${words}',
          request: '${object}', limits: ['${object}_entries'], status: 201, response: '${object}',
        },
        {
          id: 'get${name}', method: 'GET', path: '/entries/{${object}_id}', ${read}, summary: 'Get a ${words}',
          status: 200, response: '${object}',
        },
        {
          id: 'delete${name}', method: 'DELETE', path: '/entries/{${object}_id}', ${write}, summary: 'Delete a ${words}',
          status: 204,
        },
      ],
    },`;
};

const objectFacts = ({object, prefix}: ModuleNames): string => `
    entities: {
      ${object}: [
        {
          name: 'id', type: 'id', prefix: '${prefix}', readonly: true, description: 'Names the ${object.replaceAll('_', ' ')}',
          example: '${prefix}_01JQ8R2G000000000000000001',
        },
        {
          name: 'name', type: 'string', required: true, min: 1, max: 80, description: 'TODO: what it names',
          example: 'TODO: a name that could be real',
        },
        {
          name: 'channel_id', type: 'snowflake', required: true, createOnly: true, description: 'Channel in which it is posted',
          example: sampleServer.channels.events,
        },
        {
          name: 'owner_id', type: 'snowflake', readonly: true, description: 'Member who made it',
          example: sampleServer.members.host,
        },
      ],
    },`;

/** The facts of a module. */
export const moduleFacts = (names: ModuleNames): string => `import {sampleServer} from '../sampleServer';
  import type {Module} from '../types';

  export const ${names.constant} = {
    key: '${names.key}',
    title: ${literal(names.title)},
    order: ${names.order},
    purpose: '${names.purpose}',
    summary: 'TODO: what the module does, in one sentence',
    useCases: ['TODO: what a server uses it for, in a few words that follow "to"'],
    howItWorks: ['TODO: how it works, a sentence for each rule'],
    ${commandFacts(names)}
    permissions: {
      required: [
        {permission: 'ViewChannel', for: 'finding the channel'},
        {permission: 'SendMessages', for: 'TODO: what it posts, to follow "for"'},
        {permission: 'EmbedLinks', for: 'TODO: what it shows so, to follow "for"'},
      ],
      optional: [],
      scope: 'TODO: the channels in which they are needed',
    },
    intents: {privileged: [], other: ['Guilds']},
    settings: [
      {
        key: 'creator_roles', label: 'TODO: a label for the roles that can create',
        type: 'role_id_list', default: [], min: 0, max: 10, note: 'empty: everyone',
      },
    ],
    limits: [{key: '${names.object}_entries', label: 'TODO: what is counted, in the plural', free: 10, premium: 100, counted: true}],
    variables: {
      categories: ['user', 'channel', 'server', 'other'],
      where: ['TODO: the texts in which they work'],
      own: [{name: '${names.object}.name', type: 'text', example: 'TODO: a name that could be real', description: 'The name'}],
    },
    events: [
      {key: '${names.snake}.${names.object}.created', text: 'TODO: what was created, as a sentence'},
      {key: '${names.snake}.${names.object}.deleted', text: 'TODO: what was deleted, as a sentence'},
    ],
    ${problemFacts(names)}
    stored: [
      {
        name: 'TODO: what is stored about members, in a few words (none: empty the list)',
        what: 'TODO: all of it, with the ids of members',
        kept: 'TODO: how long',
        deletable: true,
      },
    ],
    related: ['${names.related}'],
    ${objectFacts(names)}
    ${apiFacts(names)}
  } as const satisfies Module;
`;

/** The changelog of a module with its first release. */
export const moduleComponent = ({
  key,
  constant,
  snake,
  date,
}: ModuleNames): string => `import {modules} from '../../modules';
  import type {Component} from '../../types';

  export const ${componentConstant(constant)} = {
    name: 'modules.${snake}',
    title: modules${key === constant ? `.${key}` : `['${key}']`}.title,
    releases: [{version: '1.0.0', date: '${date}', changes: {added: [{text: 'TODO: what servers can do with it, as a sentence', noticed: true}]}}],
  } as const satisfies Component;
`;

/** The constant of a module's changelog: `modulesRaffleBox`. */
export const componentConstant = (constant: string): string =>
  `modules${constant.slice(0, 1).toUpperCase()}${constant.slice(1)}`;

/** The guide to a module: its sections are the same as those of all guides. */
export const moduleGuide = ({key, title, command, object}: ModuleNames): string => `---
title: '${title.replaceAll("'", "''")}'
description: 'TODO: what the reader gets here and nowhere else, in 110 to 160 characters'
sidebar_label: '${title.replaceAll("'", "''")}'
sidebar_position: 100
keywords: ['TODO: words to search for']
---

{$modules.${key}.summary}

<Chat summary="TODO: what members see here, in a sentence or two" channel="events">
  <Message by="bot" time="18:30" command="${command} create" usedBy="Moderator">
    TODO: what the bot posts
  </Message>
</Chat>

:::premium[With Premium]

A Free server has {$modules.${key}.limits.${object}_entries.free} of them, with Premium it has {$modules.${key}.limits.${object}_entries.premium}. [Compare all limits](#limits).

:::

## At a glance {/* #at-a-glance */}

<Facts.Glance of="${key}" />

<Facts.Permissions of="${key}" />

## Set it up {/* #quick-start */}

1. Switch the module on with \`/module enable module:${key}\` ({$permissions.ManageGuild} needed).
2. Run \`${command} create name:First\`.
3. TODO: what the reader sees, and what to do next

If a step fails, run \`/diagnose module:${key}\`: it names the permission that is missing and where.

## How it works {/* #how-it-works */}

<Facts.List of="modules.${key}.howItWorks" />

## Commands {/* #commands */}

<Facts.Commands of="${key}" />

## Settings {/* #settings */}

Members with {$permissions.ManageGuild} change them in the [dashboard](/docs/extras/dashboard) under Modules, or through the [API](/docs/api/modules/${key}).

<Facts.Settings of="${key}" />

## Variables in texts {/* #variables */}

<Facts.Variables of="${key}" />

## Limits {/* #limits */}

<Facts.Limits of="${key}" />

## Events you can log {/* #events */}

The [logging module](/docs/modules/logging) posts the group \`${key}\` to a channel of your choice.

<Facts.Events of="${key}" />

## Examples {/* #examples */}

### TODO: what the first example reaches {/* #example-first */}

\`\`\`command
${command} create name:First channel:#events
\`\`\`

TODO: what happens then, and why it is written so

### TODO: what the second example reaches {/* #example-second */}

\`\`\`command
${command} create name:Second
\`\`\`

TODO: what happens then, and why it is written so

## When something goes wrong {/* #problems */}

<Facts.Problems of="${key}" />

## Privacy {/* #privacy */}

<Facts.Stored of="${key}" />

{$privacy.moduleDisabled} [Privacy](/docs/extras/{$product.slug}-privacy) says how members get and delete their data.

## Related {/* #related */}

<Facts.Related of="${key}" />
`;

/** The page of a module in the API reference. */
export const moduleApiPage = ({key, title}: ModuleNames): string => `---
title: '${title.replaceAll("'", "''")} API'
description: 'TODO: what programs do with it here and nowhere else, in 110 to 160 characters'
sidebar_label: '${title.replaceAll("'", "''")}'
sidebar_position: 100
keywords: [API, '${key}', endpoints, REST]
---

TODO: what programs can do with the module, and what members do in the client only

<Facts.OperationIndex of="${key}" />

## Base path and scopes {/* #base */}

<Facts.ApiBase of="${key}" />

## Objects {/* #objects */}

<Facts.Objects of="${key}" />

## Operations {/* #operations */}

<Facts.Operations of="${key}" />

## More about {$modules.${key}.title} {/* #more */}

<Facts.ApiLinks of="${key}" />
`;

/** The page of a module's releases. */
export const moduleChangelogPage = ({key, snake}: ModuleNames): string => `---
title: '{$changelog.current.modules.${snake}.title}: releases'
slug: '/changelog/current/{$product.slug}.modules.${snake}'
description: 'TODO: what the releases of the module are about, with versions and dates, in 110 to 160 characters'
sidebar_label: '{$changelog.current.modules.${snake}.title}'
sidebar_position: 100
keywords: [changelog, releases, modules.${snake}]
---

Every release of the module {$modules.${key}.title}, newest first.

The [guide to the module](/docs/modules/${key}) says how it works today. See also [what the version numbers mean](/documents/changelog#versions).

<Facts.Releases of="current/modules.${snake}" />
`;
