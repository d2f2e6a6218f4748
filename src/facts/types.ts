import type {ApplicationCommandOptionType, ChannelType, GatewayIntentBits} from 'discord-api-types/v10';
import type {PresetKey} from './invitePresets';
import type {permissionLabels} from './permissions';

/** Names from Discord's own types. A permission that no fact has used yet needs a label in permissions.ts first. */
export type Permission = keyof typeof permissionLabels;

export type Intent = keyof typeof GatewayIntentBits;

export type ChannelTypeName = keyof typeof ChannelType;

export type OptionType = keyof typeof ApplicationCommandOptionType;

/** Groups the modules on the landing page and in the introduction. */
export type Purpose = 'admit' | 'answer' | 'engage' | 'oversee';

/**
 * Types of settings, API fields and query parameters. `min` and `max` limit the length of texts, the value of numbers and the
 * number of items in lists.
 */
export type FieldType =
  /** Text without variables; `pattern` is a regular expression. */
  | 'string'
  /** Text with variables. */
  | 'text'
  /** Whole number. */
  | 'integer'
  /** Number with decimals. */
  | 'number'
  | 'boolean'
  /** RFC 3339 date and time in UTC. */
  | 'datetime'
  /** RFC 3339 full-date. */
  | 'date'
  /** HH:MM, 24 hours, in the server's timezone. */
  | 'time'
  /** Absolute https URL. */
  | 'url'
  /** `#` and six hexadecimal digits in any case. Responses use upper case. */
  | 'hex_color'
  /** Name from the IANA time zone database. */
  | 'iana_timezone'
  /** One Unicode emoji, or `name:id` of a custom emoji. */
  | 'emoji'
  /** One of `values`. */
  | 'enum'
  /** Our own ids, with a ULID: `^prefix_[0-7][0-9A-HJKMNP-TV-Z]{25}$`. */
  | 'id'
  /** Discord id as a string of 17 to 20 digits. */
  | 'snowflake'
  /** Snowflake, only in settings. */
  | 'channel_id'
  /** Snowflake, only in settings. */
  | 'role_id'
  | 'string_list'
  | 'integer_list'
  | 'datetime_list'
  /** List of unique `values`. */
  | 'enum_list'
  | 'id_list'
  | 'snowflake_list'
  | 'channel_id_list'
  | 'role_id_list'
  | 'user_id_list'
  /** Object with `fields`. */
  | 'object'
  /** List of objects with `fields`. */
  | 'object_list'
  /** Object with any keys. Every value has `fields`. */
  | 'object_map'
  /** Object named by `entity`, of the same module. */
  | 'entity'
  /** List of `entity` objects. */
  | 'entity_list'
  /** Discord embed; its limits are `platform.limits.embed`. */
  | 'embed_object'
  /** Settings of the module. All are optional in a request. */
  | 'settings_object'
  /** Integer, true or false for a feature, or null for unlimited. */
  | 'limit_value'
  /** Any JSON value. */
  | 'any';

export type DefaultValue = string | number | boolean | null | readonly string[];

/** Properties that settings and fields share. */
interface CommonProperties {
  type: FieldType;
  /** Allowed values of `enum` and `enum_list`. */
  values?: readonly string[];
  /** Settings with the default null accept null in requests. */
  default?: DefaultValue;
  min?: number;
  max?: number;
  /** Plural: `seconds`. */
  unit?: string;
  /** Effect of the value 0, to follow "to": `keep them`. Allows 0 even if `min` is higher. */
  zeroMeans?: string;
  /** Text for readers. Nothing is computed from it. */
  note?: string;
  /** Only with Premium. */
  premium?: true;
  /** Key of the plan limit for this value. */
  limit?: string;
  /** The bot adds or removes this role, so its own role must be higher. */
  assignedByBot?: true;
}

/** A setting in the dashboard. Settings of modules are also in the API. */
export interface Setting extends CommonProperties {
  key: string;
  label: string;
  default: DefaultValue;
  /** Default: text and announcement channels for `channel_id`, any for `channel_id_list`. */
  channelTypes?: readonly ChannelTypeName[];
  /** Read-only in the API. */
  dashboardOnly?: true;
  /** The command of the same feature that also changes this setting. */
  command?: string;
}

/** A setting of the whole server. */
export interface GeneralSetting extends Omit<Setting, 'command'> {
  /** One to three sentences. */
  description: string;
}

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export type DiscordObjectKind = 'channel' | 'role' | 'member' | 'message';

interface ReleaseName {
  component: string;
  version: string;
}

/** Replacement of a deprecated API field. The API still reads and returns the field, see `api.versioning.fields`. */
export interface Replacement {
  /** The release that deprecated the field. Its date decides how long the field works. */
  in: ReleaseName;
  /** Sibling fields, or `object.field` for other objects. Empty if nothing replaces the field. */
  by: readonly string[];
  /** Effect of the field in requests, and its value in responses. A sentence without its full stop. */
  remainingEffect: string;
  /** ISO date. Only if the field works longer than `api.versioning.keptMonths` after the release. */
  until?: string;
}

export interface Field extends CommonProperties {
  name: string;
  /** A sentence without its full stop. Pages add type, range and default. */
  description: string;
  /** Required in create requests. `unless_former` also accepts the deprecated field that it replaces, see `replaced`. */
  required?: true | 'unless_former';
  /** Not in requests. */
  readonly?: true;
  /** Not in PATCH requests. */
  createOnly?: true;
  /** Missing from some responses. `note` explains when. */
  optional?: true;
  nullable?: true;
  /** In words: a default that isn't a literal. */
  defaultNote?: string;
  /** Kinds of objects that a snowflake can name, if the field's name doesn't say. Empty if the API doesn't look it up on Discord. */
  idOf?: readonly DiscordObjectKind[];
  /** Unique among the objects of its kind in a server. */
  unique?: true;
  /** Regular expression for a `string`. */
  pattern?: string;
  /** Prefix of an `id` or of the ids in an `id_list`. */
  prefix?: string;
  /** A realistic value. Required without a default, unless all `fields` have values. */
  example?: Json;
  /** For `entity` and `entity_list`. */
  entity?: string;
  /** For `object`, `object_list` and `object_map`. */
  fields?: readonly Field[];
  /** Rules of an `entity`. The build copies them from the module; don't set them in facts. */
  rules?: readonly FieldRule[];
  /** Set for deprecated fields, which are never `required`. */
  replaced?: Replacement;
}

/** Values of one field, by its name: `{kind: ['box', 'tube']}`. A field missing from a new object has its default. */
type Condition = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Stricter limits for a field. */
export type Narrowing = Pick<CommonProperties, 'min' | 'max' | 'values'> & {pattern?: string};

/**
 * A rule between fields of an object. Pages and the OpenAPI document describe it in a sentence, and the examples of new objects
 * are checked against it. Paths of nested fields have a dot: `filters.flairs`. A field has a value unless it is missing, null or
 * an empty list.
 */
export interface FieldRule {
  /** The rule applies only with these values of an `enum` or `boolean` field. */
  when?: Condition;
  /** The rule applies with all other values. */
  unless?: Condition;
  /** All must have a value. */
  needs?: readonly string[];
  /** If the rule doesn't apply, these must be missing, null or their default. */
  onlyThen?: readonly string[];
  /** At least one must have a value. */
  anyOf?: readonly string[];
  /** Exactly one must have a value. */
  oneOf?: readonly string[];
  /** Stricter limits, by path of the field. */
  narrows?: Readonly<Record<string, Narrowing>>;
  /** Checked only when an object is created, for example because native polls can't be changed afterwards. */
  createOnly?: true;
}

/** Rules by name of the object. */
export type ObjectRules = Readonly<Record<string, readonly FieldRule[]>>;

/** API objects by name. General settings are one of them. */
export type ApiObjects = Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Overrides the sample of an operation. By default, a create request has the required fields and those with an example other than
 * their default, and a response is the whole object.
 */
interface OperationExample {
  /** Default: no query parameters. */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** The whole body. Required for a `partial` request. */
  request?: JsonObject;
  /** Fields that differ from the object's example and the request. One object for each item of a page; `{}` differs in none. */
  response?: JsonObject | readonly JsonObject[];
}

export interface Endpoint {
  /** lowerCamelCase with the verb first: `createPoll`. Used in OpenAPI and, with hyphens, as an anchor. */
  id: string;
  method: HttpMethod;
  /** Below the module's base path, or below `links.api`. */
  path: string;
  /** `none`: no key needed. `any`: any key of the server. Endpoints that all modules share can contain `{module}`. */
  scope: string;
  /** Heading: verb first, no full stop, unique among all modules. Endpoints that all modules share can contain the module's `{title}`. */
  summary: string;
  /** Whole sentences. Adds to the summary and fields. */
  description?: string;
  /** Path and query parameters, except ids and filters, which need no description. */
  parameters?: readonly Field[];
  /** Names from `api.queryParameters`, or fields of the listed entity to filter by. */
  query?: readonly string[];
  /** An entity without its read-only fields, or fields. `partial`: at least one field, and none of the create-only ones. */
  request?: string | {partial: string} | readonly Field[];
  /** Status of a successful response. */
  status: number;
  /** An entity, a page of entities (`data` and `page`), or fields. Missing if the status is 204. */
  response?: string | {pageOf: string} | readonly Field[];
  /** Keys of the limits that the created object counts toward. */
  limits?: readonly string[];
  /** Error codes except the common ones in `api` and those that `causedErrors` adds. */
  errors?: readonly string[];
  example?: OperationExample;
  /** The landing page shows its request and response, which are short. */
  onLandingPage?: true;
}

/** Members who can run a command. One requirement is enough; with an empty list, everyone can. */
export type Requirement =
  /** Members with all of these permissions. */
  | {permissions: readonly Permission[]}
  /** Members that the setting with this key names, such as by role. While it has its default, members with the permission `byDefault`. */
  | {setting: string; byDefault?: Permission}
  /** In words: `channel owner`. */
  | {who: string};

export interface CommandOption {
  name: string;
  /** Discord shows it beside the option: 1 to 100 characters, no full stop. */
  description: string;
  type: OptionType;
  required: boolean;
  choices?: readonly (string | number)[];
  /** Suggests up to 25 values. A pasted id also works. */
  autocomplete?: true;
  default?: string | number | boolean;
  /** In words: a default that isn't a literal, or when the option is required. */
  defaultNote?: string;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  channelTypes?: readonly ChannelTypeName[];
  note?: string;
}

/** A slash command or subcommand, but not a group of subcommands. */
export interface Command {
  /** With the slash and the group: `/poll create`. */
  name: string;
  description: string;
  requires: readonly Requirement[];
  /** `ephemeral`: only visible to the caller, as setup and personal results are. Errors always are. */
  reply: 'ephemeral' | 'public';
  options: readonly CommandOption[];
}

export interface CommandWithExample extends Command {
  /** A line that works as typed: `/purge count:20 contains:free gift`. */
  example: string;
}

export interface PermissionNeed {
  permission: Permission;
  /** Phrase to follow "for": `posting the poll`. */
  for: string;
  /** Phrase to follow "to": `post the poll`. Set if the recommended invite lacks the permission. */
  to?: string;
}

export interface PermissionNeeds {
  /** Required with the default settings. Replies to commands and buttons need no permission. */
  required: readonly PermissionNeed[];
  /** Each one enables something. */
  optional: readonly PermissionNeed[];
  /** Most of the feature needs the optional permissions. So the invite builder selects them at first; readers can remove each. */
  selectsOptional?: true;
  /** Permissions that must be on for the bot's role, because channels can't allow them for this feature. */
  serverWide?: readonly Permission[];
  /** Where the other permissions are allowed. Phrase to follow "in": `the channels with polls`. */
  where?: string;
}

export interface IntentNeeds {
  /** Intents that Discord reviews. */
  privileged: readonly Intent[];
  /** Purpose of the intent `MessageContent`. Phrase to follow "for". */
  messagesFor?: string;
  /** Sentence about where and how long messages are kept, if they are. */
  messagesKept?: string;
}

export type PlanKey = 'free' | 'premium';

/** The part of `plans.ts` that code reads. A bot without Premium has one plan and no `downgrade`. */
export interface Plans {
  list: readonly Plan[];
  downgrade?: {states: readonly PlanState[]};
}

export interface Plan {
  key: PlanKey;
  name: string;
  priceUsdMonth: number;
  /** What one subscription is for, such as a server. */
  unit: string;
  summary: string;
}

/** A state of a server's plan. */
export interface PlanState {
  state: 'active' | 'ending' | 'grace' | 'free';
  /** Missing if the state has no fixed duration. */
  days?: number;
  meaning: string;
  /** Plan whose limits apply to existing items. */
  existingItemsPlan: PlanKey;
  /** Plan whose limits apply to new items. */
  newItemsPlan: PlanKey;
}

/** A boolean means that a feature is available or not. */
export type LimitValue = number | boolean | 'unlimited';

interface Placements {
  /** Among the limits on the landing page. */
  landing?: true;
  /** In the landing page's part about Premium. */
  landingPremium?: true;
  /** On the Premium page, as a common reason for Premium. */
  premium?: true;
  /** On the card of each plan; `#` is the value. */
  card?: {line: 1 | 2 | 3; text: string};
}

/** A row in the comparison of plans. */
export interface Limit {
  key: string;
  label: string;
  /** The only value if there is no Premium. */
  free: LimitValue;
  premium?: LimitValue;
  /** Discord's maximum. */
  discordMax?: number;
  /** Where pages show it, besides the tables of limits. */
  placements?: Placements;
  /** Items count toward the limit, so the API returns the number in use. */
  counted?: true;
  /** For intervals. */
  lowerIsBetter?: true;
  note?: string;
}

export interface Variable {
  name: string;
  type: 'text' | 'number' | 'boolean' | 'snowflake' | 'url' | 'datetime' | 'mention' | 'mention_list';
  example: string;
  description: string;
  /** May be empty. */
  nullable?: true;
}

/**
 * Value of a variable in a preview. Numbers and booleans are formatted like the bot does. A `datetime` is RFC 3339, or a text
 * that is shown unchanged (`in 2 days`). A `mention` has its sign (`@Marlow`, `#rules`). Null means empty.
 */
export type VariableValue = string | readonly string[] | null;

export interface VariableCategory {
  key: string;
  title: string;
  /** One or two sentences about where its variables come from: `The server in which the event happened.` */
  subject: string;
  variables: readonly Variable[];
}

/** An event for log channels. */
export interface LoggedEvent {
  key: string;
  text: string;
  /** Can happen many times a minute. */
  highVolume?: true;
  note?: string;
  /** Moderation commands that cause it. */
  commands?: readonly string[];
}

export interface EventGroup {
  key: string;
  title: string;
  events: readonly LoggedEvent[];
}

/**
 * People who can see stored data. `hosts` run giveaways, `readers` can read the ticket, `channel`, `log` and `transcripts` are all in
 * the channel it is posted to, the log channels or the transcript channel. `managers` and `admins` see it in the dashboard, `api` with
 * an API key.
 */
export type Audience =
  'members' | 'hosts' | 'moderators' | 'readers' | 'channel' | 'log' | 'transcripts' | 'managers' | 'admins' | 'api';

/** Stored data about people, for all pages about privacy. */
export interface StoredData {
  /** Short name for lists: `poll and owner`. */
  name: string;
  /** Full description for the guide. */
  what: string;
  /** Duration, and every way to end it besides `/privacy delete`. Phrase to follow "kept"; sentences may follow. */
  kept: string;
  /** Key of the limit with the maximum number of days. `kept` contains the numbers of both plans. */
  limit?: string;
  /** Whether `/privacy delete` deletes it, or a phrase to follow "Yes,": `while the poll is open`. */
  deletable: boolean | string;
  /** Everyone who can see it besides the member. */
  seenBy: readonly Audience[];
}

interface State {
  state: string;
  next: readonly string[];
}

/** Answers to common questions about each module or group of functions, in one or two sentences. Guides list them. */
interface Behavior {
  /** Does it work in threads, forum posts, voice channels and stage channels? `Yes, in all of them.` */
  threads: string;
  /** Does it include other bots? `Other bots are never drawn.` */
  bots: string;
  /** What happens when a member leaves the server and returns? */
  rejoin: string;
  /** What happens to anything due, pressed or written while the bot restarts? */
  restart: string;
}

/** A module or group of functions. */
interface Feature {
  title: string;
  /** Name of a lucide-react icon: `PawPrint`. */
  icon: string;
  /** The smallest preset of the invite builder that includes it. */
  preset: PresetKey;
  /** One sentence. */
  summary: string;
  behavior: Behavior;
  commands: readonly Command[];
  permissions: PermissionNeeds;
  intents?: IntentNeeds;
  settings?: readonly Setting[];
  /** Stored data about people. */
  stored: readonly StoredData[];
  /** Keys of modules and groups of functions. */
  related: readonly string[];
  /** Other names of sections and questions of its guide, by id: `limits`, `can-reset`. See `search.alsoCalled`. */
  alsoCalled?: Readonly<Record<string, readonly string[]>>;
}

/** A part of a module with its own changelog page. */
interface ModulePart {
  /** Suffix of the component: `entries` in `modules.polls.entries`. */
  name: string;
  title: string;
  /** Newest first. */
  releases: readonly Release[];
}

/** A module must be enabled and configured before it does anything. */
export interface Module extends Feature {
  /** Used in URLs, scopes and event keys. */
  key: string;
  purpose: Purpose;
  rootCommand: {
    name: string;
    /** The permissions that Discord requires by default: those that every subcommand requires, or null if there are none. */
    defaultMemberPermissions: Permission | readonly Permission[] | null;
  };
  intents: IntentNeeds;
  settings: readonly Setting[];
  limits: readonly Limit[];
  variables: {
    /** Keys of the general categories that work in this module's texts. */
    categories: readonly string[];
    /** Phrases to follow "in": `the panel`. */
    where: readonly string[];
    /** Restrictions, in sentences. */
    note?: string;
    own: readonly Variable[];
  };
  events: readonly LoggedEvent[];
  /** API objects by name. */
  entities?: Readonly<Record<string, readonly Field[]>>;
  entityRules?: ObjectRules;
  /** Missing if programs can't use the module. */
  api?: {
    base: string;
    /** Phrase for the list of API pages: `questions, tallies, votes`. */
    contents: string;
    /** One or two settings for the sample request, with values other than their default. */
    settingsExample: JsonObject;
    /** State on the sample server. By default all settings are unchanged, and each counted limit has one item in use. */
    stateExample?: {settings?: JsonObject; used?: Readonly<Record<string, number>>};
    /** Deprecated settings, which only the API has. Each has `replaced`. */
    formerSettings?: readonly Field[];
    endpoints: readonly Endpoint[];
  };

  /** Newest first. Without releases, the module has no changelog page. */
  releases: readonly Release[];
  parts?: readonly ModulePart[];
  /** Components that it replaced. Their releases are kept. */
  legacy?: readonly ChangelogComponent[];

  /** Life cycle of the module's main object. */
  states?: readonly State[];
  /** Sentences for members, below the table of `stored`. */
  privacyNote?: string;
  /** Only for logging: groups of server events. */
  groups?: readonly EventGroup[];
  /** Only for polls and reminders: kinds of the main object. */
  kinds?: readonly {key: string; title: string; [detail: string]: string | boolean | readonly string[]}[];
}

/** A group of functions is always on. It works once the bot has its permissions. */
export interface FunctionGroup extends Feature {
  key: string;
  commands: readonly CommandWithExample[];
  rules?: readonly string[];
  /** Keys of `coreLimits` in `plans.ts`. */
  limits?: readonly string[];
  /** Discord's limits. */
  platformLimits?: readonly {what: string; max: string}[];
}

/** An error of the API. The bot shows the same codes in chat. */
export interface ApiError {
  code: string;
  /** Where it appears, if not in both. */
  onlyIn?: 'api' | 'chat';
  status: number;
  title: string;
  when: string;
  fix: string;
  /** Whether the same request can succeed later. */
  retry: boolean;
  /** Members of a response: `detail`, and those that only this code has. */
  example: JsonObject & {readonly detail: string};
}

export const changeKinds = ['breaking', 'added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;
/** As in Keep a Changelog, plus `breaking`. */
export type ChangeKind = (typeof changeKinds)[number];

interface MarkedChange {
  readonly text: string;
  /** Affects programs that use the API. */
  readonly api?: true;
  /** Server owners notice it. One sentence, and at most once per release. The changelog's index shows the latest. */
  readonly news?: true;
}

export type Change = string | MarkedChange;

export interface Release {
  /** Semantic version. Major: owners must act. Minor: something new. Patch: only fixes. */
  version: string;
  /** ISO date. */
  date: string;
  changes: Readonly<Partial<Record<ChangeKind, readonly Change[]>>>;
  /** Required for breaking changes. */
  migration?: string;
}

/** A part of the bot with its own changelog page. */
export interface ChangelogComponent {
  /** Without the product's slug. */
  name: string;
  title: string;
  /** Newest first. */
  releases: readonly Release[];
  /** For legacy components: the current component that replaced it. */
  successor?: string;
}

/** In the order of lists: four statuses of open issues, then `limitation`, which is permanent, then `resolved`. */
export const issueStatuses = [
  'investigating',
  'identified',
  'fix_scheduled',
  'monitoring',
  'limitation',
  'resolved',
] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** The most severe first. */
export const severities = ['high', 'medium', 'low'] as const;

export interface KnownIssue {
  id: string;
  title: string;
  /** Keys of modules, or `dashboard`. */
  areas: readonly string[];
  severity: (typeof severities)[number];
  status: IssueStatus;
  /** ISO date. */
  since: string;
  /** The release with the fix. With `fix_scheduled`, a future one. */
  fixedIn?: ReleaseName;
  workaround: string;
}
