import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PermissionFlagsBits} from 'discord-api-types/v10';
import type {CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect} from 'vitest';
import {announcements} from '../../src/facts/announcements';
import {faq, type Question} from '../../src/facts/faq';
import {functionList} from '../../src/facts/functions';
import {knownIssues} from '../../src/facts/knownIssues';
import {moduleList} from '../../src/facts/modules';
import {permissionLabels} from '../../src/facts/permissions';
import {permissionAnchor} from '../../src/rules/permissions';
import {coreLimits} from '../../src/facts/plans';
import {product} from '../../src/facts/product';
import {changelog} from '../../src/facts/releases';
import type {Component, KnownIssue, Limit, Module, Permission} from '../../src/facts/types';
import {guideName} from '../../src/rules/guideQuestions';
import {issueAnchor, releaseAnchor} from '../../src/rules/routing/paths';
import {otherName, siteDir} from './copy';

/** An edit of one file, as whoever follows a recipe makes it. */
export interface Edit {
  file: string;
  /** What stands there, with groups for what stays; everything, where the file is new. */
  find?: RegExp;
  /** What stands there afterwards; `$1` is the first group. Without it, the file is deleted. */
  write?: string;
  /** Every place, not the first alone. */
  everywhere?: true;
}

/** The built pages, by route. */
type Site = (route: string) => CheerioAPI;

/** A recipe of CONTRIBUTING.md as it is followed here. */
export interface Recipe {
  edits: readonly Edit[];
  /** What the pages show afterwards. */
  seen: (site: Site) => void;
}

/** The first of a list that fits; a drill without one would prove nothing. */
function first<T>(list: readonly T[], fits: (item: T) => boolean): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error('No fact fits this drill: plant it where another one stands.');
  return found;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of what a selector finds, with single spaces. */
const textOf = ($: CheerioAPI, selector: string): string => $(selector).text().replaceAll(/\s+/g, ' ');

/** Cells of the first row of any table whose first cell begins with a text. */
const rowOf = ($: CheerioAPI, label: string): string[] =>
  $('tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text().trim()),
    )
    .find(([name]) => name?.startsWith(label)) ?? [];

const isNumeric = ({free, premium}: Limit): boolean => typeof free === 'number' && typeof premium === 'number';

/** The module whose facts are edited: one with all that the recipes change. */
const module: Module = first<Module>(
  moduleList,
  ({limits, commands, stored, api}) =>
    limits.some((limit) => limit.counted === true && isNumeric(limit)) &&
    commands.some(({options}) => options.length > 1) &&
    api.endpoints.some(({id}) => id.startsWith('get')) &&
    stored.length === 0,
);
const moduleFile = `src/facts/modules/${module.key}.ts`;
const guide = {file: `docs/modules/${module.key}.mdx`, route: `/docs/modules/${module.key}`};

/** A limit of the module and one of no module, with new numbers that no fact has by chance. */
const changed = {
  own: first<Limit>(module.limits, (limit) => limit.counted === true && isNumeric(limit)),
  core: first<Limit>(coreLimits, isNumeric),
  numbers: {free: 7919, premium: 104_729},
};
const changeLimit = (file: string, {key}: Limit): Edit => ({
  file,
  find: new RegExp(`(key: '${key}',[^}]*?free: )\\d+(, premium: )\\d+`),
  write: `$1${changed.numbers.free}$2${changed.numbers.premium}`,
});

/** Planted commands: one of the module, one of a group of functions whose commands have a common first word. */
const group = first(functionList, ({commands}) => commands[0]?.name.includes(' ') === true);
const planted = {
  command: `${module.rootCommand.name} recheck`,
  groupCommand: `${group.commands[0]?.name.split(' ')[0] ?? ''} recheck`,
};
const optioned = first(module.commands, ({options}) => options.length > 1);

/** The object that the module's operations are about, and the operation that gives one of it. */
const getOne = first(
  module.api.endpoints,
  ({id, path, response}) => id.startsWith('get') && path.endsWith('}') && typeof response === 'string',
);
const object = typeof getOne.response === 'string' ? getOne.response : '?';

/** A permission that no fact names yet, and one that the module could need as well. */
const permissions = {
  unnamed: first(Object.keys(PermissionFlagsBits) as Permission[], (name) => !Object.hasOwn(permissionLabels, name)),
  known: first(
    Object.keys(permissionLabels) as Permission[],
    (name) =>
      name !== 'Administrator' &&
      ![...module.permissions.required, ...module.permissions.optional].some(({permission}) => permission === name),
  ),
};

const faqPage = faq[0];

/** Pages and modules of the site, by path. */
const sources = new Map(
  globSync(['src/**/*.{ts,tsx}', '{docs,faq,known-issues,documents}/**/*.mdx', 'sidebars.ts'], {cwd: siteDir}).map(
    (file): [string, string] => [file, readFileSync(path.join(siteDir, file), 'utf8')],
  ),
);

/** A question of the page whose guide has the line that leads back. */
const answering = first<Question>(faqPage.questions, ({guide}) =>
  [...sources.values()].some((source) => source.includes(`<Facts.Questions of="${guideName(guide)}" />`)),
);

/** Files that go with a module: facts, guide, page of the API, and its releases. */
function filesOfModule({key}: Module): string[] {
  const component = `/current/modules.${key.replaceAll('-', '_')}.`;
  return [
    ...[`src/facts/modules/${key}.ts`, `docs/modules/${key}.mdx`, `docs/api/modules/${key}.mdx`],
    ...[...sources.keys()].filter((file) => file.includes(component)),
  ];
}

/** A line that speaks of nothing but one module: an item of a list, an import, an entry, an icon. */
const ownLine = /^(?:- |import | +(?:'?[\w-]+'?: )?'?[\w-]+'?,$)/;

/** A list of related features. */
const relatedList = /^ *related: \[.*\],$/;

/** Where other files speak of a module, by its key or the name of its variable. */
function mentionsOf(module: Module): {file: string; line: string}[] {
  const own = new Set(filesOfModule(module));
  const name = new RegExp(module.key.replaceAll('-', '[-_]?'), 'i');
  return [...sources]
    .filter(([file]) => !own.has(file))
    .flatMap(([file, source]) =>
      source
        .split('\n')
        .filter((line) => name.test(line))
        .map((line) => ({file, line})),
    );
}

/** The module that is taken away: what speaks of it elsewhere are lines of their own and lists of what is related. */
export const takenAway = first<Module>(
  moduleList,
  (other) => other !== module && mentionsOf(other).every(({line}) => ownLine.test(line) || relatedList.test(line)),
);
const iconFile = 'src/components/site/Modules/index.tsx';
const takenIcon = new RegExp(`'?${takenAway.key}'?: (\\w+),`).exec(sources.get(iconFile) ?? '')?.[1];

/** A known issue without a release, and the component that fixes it. */
const issues: readonly KnownIssue[] = knownIssues;
const openIssue = first(issues, ({status}) => status === 'identified' || status === 'investigating');
const current: readonly Component[] = changelog.current;
const fixing = first(current, ({name}) => name.endsWith(openIssue.areas[0] ?? '?'));
const componentFile = (name: string): string => `src/facts/releases/current/${name}.ts`;

/** The next minor version of a component, and the days before and after the facts' own. */
const nextVersion = ({releases}: Component): string => {
  const [major, minor] = (releases[0]?.version ?? '0.0.0').split('.').map(Number);
  return `${major ?? 0}.${(minor ?? 0) + 1}.0`;
};
const nextDay = new Date(Date.parse(changelog.asOf) + 86_400_000).toISOString().slice(0, 10);
const released = first(
  current,
  ({name}) => !issues.some(({fixedIn}) => fixedIn?.component === name) && name !== fixing.name,
);

const [firstMessage] = announcements.messages;

/** Recipes in the order in which they are followed, by their heading in CONTRIBUTING.md. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'Change a limit': {
    edits: [changeLimit(moduleFile, changed.own), changeLimit('src/facts/plans.ts', changed.core)],
    seen: (site) => {
      const row = [expect.stringContaining('7,919'), expect.stringContaining('104,729')];
      expect(rowOf(site(guide.route), changed.own.label)).toEqual(expect.arrayContaining(row));
      for (const route of ['/premium', '/docs/Premium']) {
        for (const {label} of [changed.own, changed.core]) {
          expect(rowOf(site(route), label), `${route}: ${label}`).toEqual(expect.arrayContaining(row));
        }
      }
    },
  },

  'Add a command': {
    edits: [
      {
        file: moduleFile,
        find: /\n {2}commands: \[\n/,
        write: `$&    {name: '${planted.command}', description: 'Look again', requires: [], reply: 'ephemeral', options: []},\n`,
      },
      {
        file: `src/facts/functions/${group.key}.ts`,
        find: /\n {2}commands: \[\n/,
        write: `$&    {
      name: '${planted.groupCommand}',
      description: 'Look again',
      example: '${planted.groupCommand} text:once more',
      requires: [],
      reply: 'public',
      options: [{name: 'text', description: 'What to look at', type: 'String', required: true}],
    },\n`,
      },
      {
        file: guide.file,
        find: /\n## [^\n]*\{\/\* #commands \*\/\}\n/,
        write: `$&\nAfter a change, run \`${planted.command}\`.\n`,
      },
    ],
    seen: (site) => {
      expect(textOf(site(guide.route), 'article table, article dl, article li')).toContain(planted.command);
      expect(textOf(site(guide.route), 'article p')).toContain(`run ${planted.command}.`);
      expect(textOf(site(`/docs/functions/${group.key}`), 'article')).toContain(
        `${planted.groupCommand} text:once more`,
      );
    },
  },

  'Add an option': {
    edits: [
      {
        file: moduleFile,
        find: new RegExp(`(name: '${escaped(optioned.name)}',[^]*?options: \\[[^]*?\\n)( {6}\\],)`),
        write: `$1        {
          name: 'again',
          description: 'How often to look again',
          type: 'Integer',
          required: false,
          default: 1,
          min: 1,
          max: 23,
        },
$2`,
      },
    ],
    seen: (site) => {
      expect(textOf(site(guide.route), 'article')).toContain('How often to look again');
    },
  },

  'Add an endpoint or a field': {
    edits: [
      {
        file: moduleFile,
        find: new RegExp(`\\n {2}entities: \\{[^]*?\\n {4}${object}: \\[\\n`),
        write: `$&      {
        name: 'remark',
        type: 'string',
        max: 100,
        nullable: true,
        description: 'What the staff noted',
        example: 'Looked at twice',
      },
`,
      },
      {
        file: moduleFile,
        find: /\n {4}endpoints: \[\n/,
        write: `$&      {
        id: 'recheckObject',
        method: 'POST',
        path: '${getOne.path}/recheck',
        scope: '${module.key}:write',
        summary: 'Look at it again',
        status: 200,
        response: '${object}',
      },
`,
      },
    ],
    seen: (site) => {
      const $ = site(`/docs/api/modules/${module.key}`);
      expect($('#recheck-object')).toHaveLength(1);
      expect(textOf($, 'article')).toContain('What the staff noted');
      expect(textOf($, 'article pre')).toContain('"remark": "Looked at twice"');
    },
  },

  'Ask for a permission': {
    edits: [
      {
        file: 'src/facts/permissions.ts',
        find: /\n\} as const satisfies Partial<Record<Permission, string>>;/,
        write: `\n  ${permissions.unnamed}: 'Planted Permission',$&`,
      },
      {
        file: moduleFile,
        find: /\n {4}required: \[\n/,
        write: `$&      {permission: '${permissions.known}', for: 'looking again'},\n`,
      },
      {
        file: moduleFile,
        find: /\n {4}optional: \[\n/,
        write: `$&      {permission: '${permissions.unnamed}', for: 'looking twice'},\n`,
      },
    ],
    seen: (site) => {
      const $ = site(guide.route);
      for (const name of [permissions.known, permissions.unnamed]) {
        expect($(`#${permissionAnchor(name)}`), name).toHaveLength(1);
      }
      expect(textOf($, 'article')).toContain('looking twice');
      expect(textOf(site('/faq/permissions'), 'article')).toContain('Planted Permission');
    },
  },

  'Add a question to the FAQ': {
    edits: [
      {
        file: 'src/facts/faq.ts',
        find: new RegExp(`(key: '${faqPage.key}',\\n {4}questions: \\[\\n)`),
        write: `$1      {key: 'planted', question: 'Where is the planted answer?', guide: '${answering.guide}'},\n`,
      },
      {
        file: `faq/${faqPage.key}.mdx`,
        find: /\n## /,
        write: `\n## {$faq.${faqPage.key}.questions.planted.question} {/* #planted */}\n\nUnder its question.\n\nMore: [Planted]({$faq.${faqPage.key}.questions.planted.guide})\n$&`,
      },
      {
        file: 'faq/index.mdx',
        find: new RegExp(`^- .*/faq/${faqPage.key}#`, 'm'),
        write: `- [{$faq.${faqPage.key}.questions.planted.question}](/faq/${faqPage.key}#planted)\n$&`,
      },
    ],
    seen: (site) => {
      const $ = site(`/faq/${faqPage.key}`);
      expect($('h2#planted').text()).toContain('Where is the planted answer?');
      expect($('script[type="application/ld+json"]').text()).toContain('Under its question.');
      const [route = '', heading] = answering.guide.split('#');
      expect($(`article a[href="${answering.guide}"]`).text()).toContain('Planted');
      const section = site(route)(`#${heading}`).nextUntil('h2');
      expect(section.find(`a[href="/faq/${faqPage.key}#planted"]`).text()).toBe('Where is the planted answer?');
    },
  },

  'Open or resolve a known issue': {
    edits: [
      {
        file: 'src/facts/knownIssues.ts',
        find: /\n\] as const satisfies readonly KnownIssue\[\];/,
        write: `
  {
    id: \`\${product.issuePrefix}-907\`,
    title: 'The planted fault comes back',
    areas: ['${module.key}'],
    severity: 'high',
    status: 'investigating',
    since: '${changelog.asOf}',
    workaround: 'Wait.',
  },$&`,
      },
      {
        file: 'src/facts/knownIssues.ts',
        find: new RegExp(
          `(-${escaped(openIssue.id.replace(/^.*-/, ''))}\`,[^}]*?status: ')${openIssue.status}(',\\n {4}since: [^\\n]*\\n)`,
        ),
        write: `$1resolved$2    fixedIn: {component: '${fixing.name}', version: '${nextVersion(fixing)}'},\n`,
      },
      {
        file: componentFile(fixing.name),
        find: /(?<!import \{product\}[^]*)import type/,
        write: `import {product} from '../../product';\nimport type`,
      },
      {
        file: componentFile(fixing.name),
        find: /\n {2}releases: \[\n/,
        write: `$&    {
      version: '${nextVersion(fixing)}',
      date: '${changelog.asOf}',
      changes: {added: ['A planted ability.'], fixed: ['The planted cure.']},
      fixes: [\`\${product.issuePrefix}-${openIssue.id.replace(/^.*-/, '')}\`],
    },
`,
      },
    ],
    seen: (site) => {
      const $ = site('/known-issues');
      expect(textOf($, 'article')).toContain('The planted fault comes back');
      const resolved = textOf($, `[data-item="${issueAnchor(openIssue.id)}"]`);
      expect(resolved).toMatch(/Status: Resolved/);
      expect(resolved).toContain(nextVersion(fixing));
    },
  },

  'Publish a release note': {
    edits: [
      {
        file: componentFile(released.name),
        find: /\n {2}releases: \[\n/,
        write: `$&    {
      version: '${nextVersion(released)}',
      date: '${nextDay}',
      changes: {added: [{text: 'A planted novelty.', noticed: true}]},
    },
`,
      },
      {
        file: 'src/facts/releases/index.ts',
        find: /asOf: '[^']+'/,
        write: `asOf: '${nextDay}'`,
      },
      {
        file: componentFile('planted'),
        write: `import type {Component} from '../../types';

export const planted = {
  name: 'planted',
  title: 'Planted component',
  releases: [
${[3, 2, 1, 0]
  .map((minor) => `    {version: '1.${minor}.0', date: '2024-03-01', changes: {added: ['Planted ability ${minor}.']}},`)
  .join('\n')}
  ],
} as const satisfies Component;
`,
      },
      {
        file: 'src/facts/releases/index.ts',
        find: /(\n {2}current: \[[^\]]*)(\n {2}\],)/,
        write: `$1\n    planted,$2`,
      },
      {
        file: 'src/facts/releases/index.ts',
        find: /\nimport \{[^}]*\} from '.\/legacy/,
        write: `\nimport {planted} from './current/planted';$&`,
      },
      {
        file: 'documents/changelog/current/planted.mdx',
        write: `---
title: '{$changelog.current.planted.title}: releases'
slug: '/changelog/current/{$product.slug}.planted'
description: 'Release notes of the planted component of {$product.name}: what was added, what was changed and what was fixed, newest release first, with versions and dates.'
sidebar_label: '{$changelog.current.planted.title}'
sidebar_position: 90
keywords: [changelog, releases]
---

Every release of the planted component, newest first.

<Facts.Releases of="current/planted" />
`,
      },
    ],
    seen: (site) => {
      const $ = site(`/documents/changelog/current/${otherName.slug}.${released.name}`);
      expect($(`#${releaseAnchor(nextVersion(released))}`).length).toBeGreaterThan(0);
      expect(textOf($, 'article')).toContain('A planted novelty.');
      const index = site('/documents/changelog');
      expect(textOf(index, 'article')).toContain('Planted component');
      expect(index('#new').nextUntil('h2').first().text()).toContain('A planted novelty.');
      const own = site(`/documents/changelog/current/${otherName.slug}.planted`);
      expect(textOf(own, 'article')).toContain('Planted ability 3.');
      expect(own('link[type="application/atom+xml"]').first().attr('href')).toContain('planted');
    },
  },

  'Add a page': {
    edits: [
      {
        file: 'docs/extras/recheck.mdx',
        write: `---
title: Look again
description: 'How to look at something again in {$product.name} after it changed: what to open, what to press, how often it is worth it, and what members see.'
sidebar_label: Look again
sidebar_position: 9
keywords: [again]
---

A page that was planted.

## Related pages {/* #related */}

- [Introduction](/docs/Introduction): where it begins.
`,
      },
      {
        file: 'src/rules/routing/routes.ts',
        find: /\n {2}'\/docs\/extras\/dashboard',/,
        write: `$&\n  '/docs/extras/recheck',`,
      },
      {
        file: 'sidebars.ts',
        find: /\n( +)'extras\/dashboard',/,
        write: `$&\n$1'extras/recheck',`,
      },
    ],
    seen: (site) => {
      expect(site('/docs/extras/recheck')('h1').text()).toBe('Look again');
      expect(site('/docs/Introduction')('nav a[href="/docs/extras/recheck"]').length).toBeGreaterThan(0);
    },
  },

  'Take a module away': {
    edits: [
      ...filesOfModule(takenAway).map((file): Edit => ({file})),
      ...mentionsOf(takenAway).map(({file, line}): Edit => ({
        file,
        find: new RegExp(`${escaped(line)}\n`),
        write: relatedList.test(line)
          ? `${line.replace(`'${takenAway.key}', `, '').replace(`, '${takenAway.key}'`, '')}\n`
          : '',
      })),
      {file: iconFile, find: new RegExp(`import ${takenIcon} from .*\n`), write: ''},
    ],
    seen: (site) => {
      expect(() => site(`/docs/modules/${takenAway.key}`)).toThrow();
      expect(site('/docs/api')(`article a[href="/docs/api/modules/${takenAway.key}"]`)).toHaveLength(0);
      expect(site(guide.route)(`nav a[href="/docs/modules/${takenAway.key}"]`)).toHaveLength(0);
    },
  },

  'Write a guide': {
    edits: [
      {
        file: moduleFile,
        find: /\n {2}problems: \[\n/,
        write: `$&    {
      key: 'planted',
      symptom: 'A planted fault shows',
      cause: 'It was planted',
      fix: 'Run ${planted.command}.',
    },
`,
      },
      {
        file: guide.file,
        find: /\n## [^\n]*\{\/\* #examples \*\/\}\n/,
        write: `$&\nIf it fails, see [what to do](#problem-planted).\n\n\`\`\`command\n${planted.command}\n\`\`\`\n`,
      },
    ],
    seen: (site) => {
      const $ = site(guide.route);
      expect($('#problem-planted').text()).toContain('A planted fault shows');
      expect($('article a[href="#problem-planted"]').length).toBeGreaterThan(0);
    },
  },

  'Change the banner': {
    edits: [
      {file: 'src/facts/announcements.ts', find: /id: '[^']+'/, write: "id: 'planted'"},
      {
        file: 'src/facts/announcements.ts',
        find: /(\n {6}key: '[^']+',\n {6}text: )[^\n]+/,
        write: "$1'A planted message.',",
      },
      {
        file: 'src/facts/announcements.ts',
        find: /\n {2}messages: \[\n/,
        write: `$&    {key: 'planted', text: 'One more message.', links: [{label: 'Planted link', to: '/faq'}]},\n`,
      },
    ],
    seen: (site) => {
      const slides = site('/faq')('[aria-roledescription=slide]');
      expect(slides).toHaveLength(announcements.messages.length + 1);
      expect(slides.first().text()).toContain('One more message.');
      expect(slides.eq(1).text()).toContain('A planted message.');
      expect(slides.text()).not.toContain(firstMessage?.text);
    },
  },

  'Fill in what only you know': {
    edits: [
      {
        file: 'src/facts/legal.ts',
        find: /import \{hasBlanks[^}]*\}/,
        write: 'import {hasBlanks}',
      },
      {
        file: 'src/facts/legal.ts',
        find: /toFillIn\((?:'[^']*'|\n[^)]*)\)/g,
        write: "'a planted fact'",
        everywhere: true,
      },
      {file: 'src/facts/legal.ts', find: /\$\{'a planted fact'\}/, write: 'a planted fact'},
    ],
    seen: (site) => {
      for (const route of ['/documents/privacy-policy', '/documents/terms-of-service']) {
        expect(textOf(site(route), 'article'), route).toContain('a planted fact');
        expect(textOf(site(route), 'article'), route).not.toMatch(/\[operator:|square brackets/);
      }
      for (const route of ['/documents/privacy-policy', '/documents/terms-of-service', '/docs/Premium', '/premium']) {
        expect(textOf(site(route), 'body'), route).not.toMatch(/\bdrafts?\b/i);
      }
    },
  },

  'Show what members see': {
    edits: [
      {
        file: guide.file,
        find: /\n## [^\n]*\{\/\* #limits \*\/\}\n/,
        write: `\n<Chat summary="The bot answers a planted question." channel="planted">
  <Message by="bot" time="09:12">
    Hello, <Mention of="@New member" />! You have {$modules.${module.key}.limits.${changed.own.key}.free}.
  </Message>
</Chat>
$&`,
      },
    ],
    seen: (site) => {
      expect(textOf(site(guide.route), 'article figure')).toContain('Hello, @New member! You have 7,919.');
    },
  },

  'Rename the product': {
    edits: [
      {file: 'src/facts/product.ts', find: new RegExp(product.name, 'g'), write: otherName.name, everywhere: true},
      {file: 'src/facts/product.ts', find: new RegExp(product.slug, 'g'), write: otherName.slug, everywhere: true},
    ],
    seen: (site) => {
      expect(site('/docs/Introduction')('title').text()).toMatch(new RegExp(` \\| ${otherName.name}$`));
    },
  },
};
