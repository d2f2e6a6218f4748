import {createRequire} from 'node:module';
import path from 'node:path';
import type {ComponentName} from '../../shared/chat/shapes';
import {islandNames} from '../plugins/page-script/islandNames.mjs';

/** Every part of a chat preview by its name in pages; the type sees to it that none is forgotten. */
export const chatParts: Readonly<Record<ComponentName, true>> = {
  ActionRow: true,
  Button: true,
  Chat: true,
  Embed: true,
  Field: true,
  Form: true,
  Mention: true,
  Message: true,
  Option: true,
  Poll: true,
  Reaction: true,
  Reactions: true,
  Results: true,
  SelectMenu: true,
  TextInput: true,
};

/** A module with components for pages in Markdown. */
interface ComponentModule {
  module: string;
  /** The component that it exports as its default. */
  main?: string;
  /** Those that it exports by name. */
  named?: readonly string[];
}

/**
 * All components that pages in Markdown may name; no page has an import. A page loads those that it and
 * its blocks name. What elements of Markdown are drawn by is in `src/theme/MDXComponents`.
 */
export const componentModules: readonly ComponentModule[] = [
  ...islandNames(path.resolve()).map((name) => ({module: `@site/src/islands/${name}`, main: name})),
  {module: '@theme/Admonition', main: 'Admonition'},
  {module: '@site/src/components/chat', named: Object.keys(chatParts)},
  {module: '@site/src/components/docs/Anchor', main: 'Anchor'},
  {module: '@site/src/components/docs/Badge', main: 'Badge'},
  {module: '@site/src/components/docs/Diagram', main: 'Diagram'},
  {
    module: '@site/src/components/docs/FilterList',
    main: 'FilterList',
    named: ['FilterEmpty', 'FilterItem', 'FilterTable'],
  },
  {module: '@site/src/components/docs/Samples', main: 'Samples'},
  {module: '@site/src/components/docs/Tabs', main: 'Tabs', named: ['TabItem']},
];

/** Where a name is exported. */
export interface Export {
  module: string;
  /** Whether it is the default of its module. */
  isDefault: boolean;
}

/** The components by their names. */
export const components: ReadonlyMap<string, Export> = new Map(
  componentModules.flatMap(({module, main, named = []}): [string, Export][] => [
    ...(main === undefined ? [] : [[main, {module, isDefault: true}] as [string, Export]]),
    ...named.map((name): [string, Export] => [name, {module, isDefault: false}]),
  ]),
);

/**
 * Loaders of all icons by their names. Required, because the compiler needs seconds for the type, which has a line for each; and
 * from the folder that everything is run in, because not all that loads this module knows where it stands.
 */
const lucide = createRequire(path.resolve('package.json'))('lucide-react/dynamicIconImports') as {
  default: Record<string, unknown>;
};

/** `paw-print` as code names it: `PawPrint`. */
const iconName = (file: string): string => file.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * Icons by the names that pages give them in `icon={PawPrint}`: all that lucide-react has, but those that are named as a
 * component is.
 */
export const icons: ReadonlyMap<string, Export> = new Map(
  Object.keys(lucide.default)
    .map((file): [string, Export] => [iconName(file), {module: `lucide-react/icons/${file}`, isDefault: true}])
    .filter(([name]) => !components.has(name)),
);
