import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {topLevelCommands} from '../../src/rules/commands/commandIndex';
import {moduleList} from '../../src/facts/modules';
import {purposes} from '../../src/facts/purposes';
import {moduleKeys} from '../../src/facts/types';
import {root} from '../lib/paths';
import {reachDay} from './changelog';
import type {Draft} from './draft';
import {dayProblem, renewSnapshots, today, valueOf, type Kind, type Values} from './kind';
import {
  componentConstant,
  moduleApiPage,
  moduleChangelogPage,
  moduleComponent,
  moduleFacts,
  moduleGuide,
  type ModuleNames,
} from './moduleTexts';
import {addImport, addItem, addProperty, literal} from './source';

const icons = 'src/components/site/Modules/index.tsx';

/** A key without the s of the plural: `raffles` are made of a `raffle`. */
const singular = (key: string): string => key.replace(/s$/, '');

const camelCase = (key: string): string => key.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const pascalCase = (key: string): string => camelCase(`-${key}`);

/** First letters of an object that are no prefix of ids yet. */
function freePrefix(object: string): string {
  const taken = new Set(
    moduleList.flatMap(({entities}) => Object.values(entities).flatMap((fields) => fields.map(({prefix}) => prefix))),
  );
  const letters = object.replaceAll('_', '');
  const choices = letters
    .slice(2)
    .split('')
    .map((letter) => letters.slice(0, 2) + letter);
  return choices.find((choice) => !taken.has(choice)) ?? letters;
}

const keyOf = (values: Values): string => valueOf(values, 'key');

function namesOf(values: Values): ModuleNames {
  const key = keyOf(values);
  const object = valueOf(values, 'object');
  const purpose = valueOf(values, 'purpose');
  return {
    key,
    title: valueOf(values, 'name'),
    purpose,
    command: valueOf(values, 'command'),
    object,
    constant: camelCase(key),
    snake: key.replaceAll('-', '_'),
    prefix: freePrefix(object),
    order: Math.max(...moduleList.map(({order}) => order)) + 1,
    related: moduleList.find((module) => module.purpose === purpose)?.key ?? moduleKeys[0],
    date: valueOf(values, 'date'),
  };
}

function makeFiles(names: ModuleNames, draft: Draft): void {
  const {key, snake} = names;
  draft.create(`src/facts/modules/${key}.ts`, moduleFacts(names));
  draft.create(`src/facts/releases/current/modules.${snake}.ts`, moduleComponent(names));
  draft.create(`docs/modules/${key}.mdx`, moduleGuide(names));
  draft.create(`docs/api/modules/${key}.mdx`, moduleApiPage(names));
  draft.create(`documents/changelog/current/modules.${snake}.mdx`, moduleChangelogPage(names));
}

/** Says to all that list modules that there is one more. */
function addToLists({key, constant, snake}: ModuleNames, icon: string, draft: Draft): void {
  draft.edit('src/facts/types.ts', (source) =>
    addItem(source, ['moduleKeys'], literal(key), (item) => item > literal(key)),
  );
  draft.edit('src/facts/modules/index.ts', (source) =>
    addProperty(
      addImport(source, `{${constant}}`, `./${key}`),
      ['modules'],
      key,
      key === constant ? key : `${literal(key)}: ${constant}`,
    ),
  );
  const component = componentConstant(constant);
  draft.edit('src/facts/releases/index.ts', (source) =>
    addItem(
      addImport(source, `{${component}}`, `./current/modules.${snake}`),
      ['changelog', 'current'],
      component,
      (item) => item > component,
    ),
  );
  draft.edit(icons, (source) => {
    const from = `lucide-react/icons/${icon}`;
    const imported = source.includes(`'${from}'`) ? source : addImport(source, pascalCase(icon), from);
    const name = new RegExp(`import (\\w+) from '${from}'`).exec(imported)?.[1] ?? pascalCase(icon);
    return addProperty(imported, ['icons'], key, `${key === constant ? key : literal(key)}: ${name}`);
  });
}

/** A module with all that it needs: facts, guide, page of the API, changelog, icon. */
export const moduleKind: Kind = {
  name: 'module',
  what: 'a module: facts, guide, page of the API, changelog, icon',
  parameters: [
    {
      name: 'key',
      word: true,
      what: 'Key, which becomes the address: raffles',
      problem(key) {
        if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(key)) {
          return `"${key}" is no key: use small letters and hyphens, such as raffle-box.`;
        }
        return moduleKeys.some((other) => other === key) ? `There is a module ${key} already.` : undefined;
      },
    },
    {name: 'name', what: 'Name', fallback: (values) => pascalCase(keyOf(values)).replace(/\B[A-Z]/g, ' $&')},
    {name: 'purpose', what: 'Purpose', choices: purposes.map(({key}) => key)},
    {
      name: 'command',
      what: 'Command, with the slash',
      fallback: (values) => `/${singular(keyOf(values))}`,
      problem(command) {
        if (!/^\/[a-z][a-z-]{0,31}$/.test(command)) return `"${command}" is no command: write /raffle.`;
        return topLevelCommands().includes(command) ? `There is a command ${command} already.` : undefined;
      },
    },
    {
      name: 'object',
      what: 'What the module is made of, in the singular',
      fallback: (values) => singular(keyOf(values)).replaceAll('-', '_'),
      problem: (object) =>
        /^[a-z]{3,}(?:_[a-z]+)*$/.test(object) ? undefined : `"${object}" is no name of an object: write raffle_box.`,
    },
    {
      name: 'icon',
      what: 'Icon, by its name on lucide.dev',
      fallback: () => 'box',
      problem: (icon) =>
        /^[a-z0-9-]+$/.test(icon) && existsSync(join(root, `node_modules/lucide-react/dist/esm/icons/${icon}.mjs`))
          ? undefined
          : `There is no icon "${icon}": choose one on lucide.dev.`,
    },
    {name: 'date', what: 'Day of the first release', fallback: today, problem: dayProblem},
  ],
  make(values, draft) {
    const names = namesOf(values);
    makeFiles(names, draft);
    addToLists(names, valueOf(values, 'icon'), draft);
    reachDay(draft, names.date);
    return [
      `Look through commands, permissions, settings, limits and the API: src/facts/modules/${names.key}.ts`,
      renewSnapshots,
    ];
  },
};
