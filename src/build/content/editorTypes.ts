import type {ReactNode} from 'react';
import type {namingProperties} from './factLookup';
import type {facts} from './factTree';
import type {BlockKeys} from './blocks/registry';

// Types for the MDX language server, which completes placeholders, blocks and chat previews. Nothing here runs.

/** The name of a list item in a path: the first of its `namingProperties`. */
type NameOf<Item, Properties = typeof namingProperties> = Properties extends readonly [
  infer Property extends string,
  ...infer Others,
]
  ? Item extends Readonly<Record<Property, infer Name extends string>>
    ? Name
    : NameOf<Item, Others>
  : never;

type Named<Item, Name> = Item extends unknown ? (Name extends NameOf<Item> ? Item : never) : never;

/** A fact as placeholders see it: a list becomes an object, keyed by the names of its items. */
type Placeholder<Fact> = Fact extends string | number | boolean | null | undefined | readonly string[]
  ? Fact
  : Fact extends readonly (infer Item)[]
    ? {readonly [Name in NameOf<Item>]: Placeholder<Named<Item, Name>>}
    : {readonly [Name in keyof Fact]: Placeholder<Fact[Name]>};

type Roots = {readonly [Root in keyof typeof facts]: Placeholder<(typeof facts)[Root]>};

/** Paths of the `as const` string lists below `Path`, which is empty or ends with a dot: `plans.cancel.steps`. */
type ListPath<Fact, Path extends string> = {
  [Name in keyof Fact & string]: Fact[Name] extends readonly [string, ...string[]]
    ? `${Path}${Name}`
    : Fact[Name] extends readonly string[] | string | number | boolean | null | undefined
      ? never
      : ListPath<Fact[Name], `${Path}${Name}.`>;
}[keyof Fact & string];

type Of<Name extends keyof BlockKeys> = Name extends 'List' | 'Steps' ? ListPath<Roots, ''> : BlockKeys[Name];

type Blocks = {[Name in keyof BlockKeys]: (props: {of: Of<Name>}) => ReactNode};

type ChatParts = typeof import('../../components/chat');

declare global {
  /** Islands by name. `npm start` and the build generate its members in `.docusaurus/islands.d.ts`. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- the generated file adds members
  interface Islands {}

  interface MDXProvidedComponents extends ChatParts, Islands {
    Admonition: typeof import('@theme/Admonition').default;
    Anchor: typeof import('../../components/docs/Anchor').default;
    Badge: typeof import('../../components/docs/Badge').default;
    Diagram: typeof import('../../components/docs/Diagram').default;
    FilterEmpty: typeof import('../../components/docs/FilterList').FilterEmpty;
    FilterItem: typeof import('../../components/docs/FilterList').FilterItem;
    FilterList: typeof import('../../components/docs/FilterList').default;
    FilterTable: typeof import('../../components/docs/FilterList').FilterTable;
    TabItem: typeof import('../../components/docs/Tabs').TabItem;
    Tabs: typeof import('../../components/docs/Tabs').default;
    /** Blocks of facts. Write each on a line by itself, without indentation. */
    Facts: Blocks;
  }

  var $announcements: Roots['announcements'];
  var $api: Roots['api'];
  var $changelog: Roots['changelog'];
  var $commandRules: Roots['commandRules'];
  var $counts: Roots['counts'];
  var $dashboard: Roots['dashboard'];
  var $discord: Roots['discord'];
  var $envPrefix: Roots['envPrefix'];
  var $errors: Roots['errors'];
  var $functionDefinition: Roots['functionDefinition'];
  var $functions: Roots['functions'];
  var $globalCommands: Roots['globalCommands'];
  var $install: Roots['install'];
  var $intents: Roots['intents'];
  var $knownIssues: Roots['knownIssues'];
  var $legal: Roots['legal'];
  var $limits: Roots['limits'];
  var $links: Roots['links'];
  var $modules: Roots['modules'];
  var $permissionIndex: Roots['permissionIndex'];
  var $permissions: Roots['permissions'];
  var $plans: Roots['plans'];
  var $platform: Roots['platform'];
  var $privacy: Roots['privacy'];
  var $problemFormat: Roots['problemFormat'];
  var $product: Roots['product'];
  var $purposes: Roots['purposes'];
  var $report: Roots['report'];
  var $settings: Roots['settings'];
  var $variables: Roots['variables'];
}

/** Fails to compile unless its argument is `never`, and names that argument. */
type None<Nothing extends never> = Nothing;

/** Roots of the facts that lack a global above. */
export type Undeclared = None<Exclude<`$${keyof Roots}`, keyof typeof globalThis>>;
