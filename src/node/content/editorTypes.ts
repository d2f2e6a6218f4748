import type {ReactNode} from 'react';
import type {facts} from './factTree';
import type {BlockKeys} from './blocks/registry';

/*
 * What pages in MDX can name, for the language server of MDX: it completes placeholders, blocks and chat previews. Nothing
 * of this runs; everything follows from the types of facts and blocks.
 */

/** The word by which an item of a list is named in a path, as `lookup.ts` finds it. */
type NameOf<Item> = Item extends {key: infer Name extends string}
  ? Name
  : Item extends {name: infer Name extends string}
    ? Name
    : Item extends {code: infer Name extends string}
      ? Name
      : Item extends {id: infer Name extends string}
        ? Name
        : Item extends {state: infer Name extends string}
          ? Name
          : never;

/** The items of a list that have a name. */
type Named<Item, Name> = Item extends unknown ? (Name extends NameOf<Item> ? Item : never) : never;

/** A fact as placeholders step into it: lists by the names of their items. */
type Placeholder<Fact> = Fact extends string | number | boolean | null | undefined | readonly string[]
  ? Fact
  : Fact extends readonly (infer Item)[]
    ? {readonly [Name in NameOf<Item>]: Placeholder<Named<Item, Name>>}
    : {readonly [Name in keyof Fact]: Placeholder<Fact[Name]>};

type Roots = {readonly [Root in keyof typeof facts]: Placeholder<(typeof facts)[Root]>};

/** Paths of written lists of strings below a path, which ends with a dot or is empty. */
type ListPath<Fact, Path extends string> = {
  [Name in keyof Fact & string]: Fact[Name] extends readonly [string, ...string[]]
    ? `${Path}${Name}`
    : Fact[Name] extends readonly string[] | string | number | boolean | null | undefined
      ? never
      : ListPath<Fact[Name], `${Path}${Name}.`>;
}[keyof Fact & string];

/** What a block takes as `of`; a list takes a path, as placeholders have it. */
type Of<Name extends keyof BlockKeys> = Name extends 'List' | 'Steps' ? ListPath<Roots, ''> : BlockKeys[Name];

type Blocks = {[Name in keyof BlockKeys]: (props: {of: Of<Name>}) => ReactNode};

type ChatParts = typeof import('../../components/chat');

declare global {
  /** Islands by name: `npm start` and a build write them to `.docusaurus/islands.d.ts`. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- the generated file adds members
  interface Islands {}

  /** The components that pages name: those of `src/node/markdown/pageComponents.ts`. */
  interface MDXProvidedComponents extends ChatParts, Islands {
    Admonition: typeof import('@theme/Admonition').default;
    Anchor: typeof import('../../components/docs/Anchor').default;
    Badge: typeof import('../../components/docs/Badge').default;
    Diagram: typeof import('../../components/docs/Diagram').default;
    FilterEmpty: typeof import('../../components/docs/FilterList').FilterEmpty;
    FilterItem: typeof import('../../components/docs/FilterList').FilterItem;
    FilterList: typeof import('../../components/docs/FilterList').default;
    FilterTable: typeof import('../../components/docs/FilterList').FilterTable;
    Samples: typeof import('../../components/docs/Samples').default;
    TabItem: typeof import('../../components/docs/Tabs').TabItem;
    Tabs: typeof import('../../components/docs/Tabs').default;
    /** Blocks of facts: alone on their line, without indentation. */
    Facts: Blocks;
  }

  var $announcements: Roots['announcements'];
  var $api: Roots['api'];
  var $changelog: Roots['changelog'];
  var $commandRules: Roots['commandRules'];
  var $counts: Roots['counts'];
  var $dashboard: Roots['dashboard'];
  var $envPrefix: Roots['envPrefix'];
  var $errors: Roots['errors'];
  var $faq: Roots['faq'];
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

/** Lets nothing pass: what is given to it, the compiler names. */
type None<Nothing extends never> = Nothing;

/** What is missing above: every root of the facts is a global. */
export type Undeclared = None<Exclude<`$${keyof Roots}`, keyof typeof globalThis>>;
