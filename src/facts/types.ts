import type {
  ApplicationCommandOptionType,
  ChannelType,
  GatewayIntentBits,
  PermissionFlagsBits,
} from 'discord-api-types/v10';

/** A permission by the name that Discord's own types give it, so that a wrong one does not compile. */
export type Permission = keyof typeof PermissionFlagsBits;

/** A gateway intent by the name that Discord's own types give it. */
export type Intent = keyof typeof GatewayIntentBits;

/** Type of a channel by the name that Discord's own types give it. */
export type Channel = keyof typeof ChannelType;

/** Type of a command option by the name that Discord's own types give it. */
export type OptionType = keyof typeof ApplicationCommandOptionType;

/** The modules, in the order of the alphabet; used in addresses, scopes and event keys. Their facts are in `modules/`. */
export const moduleKeys = [
  'autoresponder',
  'giveaways',
  'invite-tracker',
  'logging',
  'polls',
  'reactionroles',
  'reminders',
  'rules',
  'serverstats',
  'socials',
  'tags',
  'tempchannels',
  'tickets',
  'verifier',
  'welcoming',
] as const;
export type ModuleKey = (typeof moduleKeys)[number];

/** The groups of functions, in the order of the alphabet. */
export const functionKeys = ['games', 'miscellaneous', 'moderation', 'music-and-radio', 'utils'] as const;
export type FunctionKey = (typeof functionKeys)[number];

/** What a module is for; groups the modules on the landing page and in the introduction. */
export type Purpose = 'admit' | 'answer' | 'engage' | 'oversee';

/**
 * Types of settings, API fields and query parameters; a closed list, so that schemas can be made mechanically.
 * `min` and `max` mean length for text types, value for numbers, number of items for lists.
 */
export type FieldType =
  /** Text without variables; `pattern` is a regular expression. */
  | 'string'
  /** Text in which variables are replaced. */
  | 'text'
  /** Whole number; `unit` names the unit. */
  | 'integer'
  /** Number, decimals possible. */
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
  /** `#` and six hexadecimal digits, in either case; upper case in answers. */
  | 'hex_color'
  /** Name of the IANA time zone database. */
  | 'iana_timezone'
  /** One Unicode emoji, or `name:id` of a custom emoji. */
  | 'emoji'
  /** One of `values`. */
  | 'enum'
  /** Id of our own: `prefix`, underscore, 26-character ULID: `^prefix_[0-7][0-9A-HJKMNP-TV-Z]{25}$`. */
  | 'id'
  /** Discord id as a string of 17 to 20 digits. */
  | 'snowflake'
  /** Snowflake of a channel (settings). */
  | 'channel_id'
  /** Snowflake of a role (settings). */
  | 'role_id'
  | 'string_list'
  | 'integer_list'
  | 'datetime_list'
  /** List of enum, each value at most once. */
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
  /** Object with free keys; every value has `fields`. */
  | 'object_map'
  /** Object as described by `entity` of the same module. */
  | 'entity'
  /** List of such objects. */
  | 'entity_list'
  /** Discord embed; its limits are `platform.limits.embed`. */
  | 'embed_object'
  /** The settings of the module; all are optional in a request. */
  | 'settings_object'
  /** Integer, or true/false for a feature; null means unlimited. */
  | 'limit_value'
  /** Any JSON value. */
  | 'any';

/** A value that a setting, field or option starts with. */
export type DefaultValue = string | number | boolean | null | readonly string[];

/** What settings and fields have in common. */
interface Described {
  type: FieldType;
  /** Allowed values of `enum` and `enum_list`. */
  values?: readonly string[];
  /** A literal of the type. A setting whose default is null can be cleared with null. */
  default?: DefaultValue;
  min?: number;
  max?: number;
  /** Unit of a number, plural, for instance `seconds`. */
  unit?: string;
  /** What 0 does, in words that follow it: `keeps them`. It is allowed although `min` is higher. */
  zero?: string;
  /** For people only: nothing is computed from it. */
  note?: string;
  /** Premium only. */
  premium?: true;
  /** Key of the limit of the plan that holds for the value. */
  limit?: string;
  /** The bot gives or takes the role, so it has to stand above it. */
  given?: true;
}

/** A setting of a module or function group: in the dashboard, and in the API for modules. */
export interface Setting extends Described {
  key: string;
  label: string;
  default: DefaultValue;
  /** Allowed channels. Without it a `channel_id` takes text and announcement channels, a `channel_id_list` any. */
  channelTypes?: readonly Channel[];
  /** Read-only in the API. */
  dashboardOnly?: true;
  /** The command of the same feature that sets it, too; most settings have none. */
  command?: string;
}

/** A setting of the whole server. */
export interface GeneralSetting extends Omit<Setting, 'command'> {
  /** What it does, in one to three sentences. */
  description: string;
}

/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** What an id of Discord is of. */
export type NamedOnDiscord = 'channel' | 'role' | 'member' | 'message';

/** A release by the name of its component and its version. */
interface ReleaseName {
  component: string;
  version: string;
}

/** How a field of the API was given up: the API keeps reading and answering it, see `api.versioning.fields`. */
export interface Replacement {
  /** The release of a current component that did so; from its date follows until when the field works. */
  in: ReleaseName;
  /** What takes its place: fields of the same list, or `object.field` for one elsewhere. Empty: nothing does. */
  by: readonly string[];
  /** What becomes of a value that is sent, and what answers have; a sentence without its full stop. */
  how: string;
  /** ISO date, if the field works longer than `api.versioning.keptMonths` after the release. */
  until?: string;
}

/** A field of an API object, request, response or query. */
export interface Field extends Described {
  name: string;
  /** What it means, as a sentence without its full stop. Type, range and default are said elsewhere. */
  description: string;
  /** Must be in a create request; `unless_former`: or what it replaced, see `replaced`. */
  required?: true | 'unless_former';
  /** Never in a request. */
  readonly?: true;
  /** Refused by PATCH. */
  createOnly?: true;
  /** Not in every answer; the note says when. */
  optional?: true;
  nullable?: true;
  /** A default in words, where it is no literal. */
  defaultNote?: string;
  /** What a snowflake is of where its name does not say so; empty: it is not looked up on Discord. */
  of?: readonly NamedOnDiscord[];
  /** No other object of its kind in the server has the same. */
  unique?: true;
  /** Regular expression that a `string` matches. */
  pattern?: string;
  /** First part of an `id`, or of the ids in an `id_list`. */
  prefix?: string;
  /** A realistic value. Needed unless there is a default, or `fields` that have values. */
  example?: Json;
  /** Name of the entity of `entity` and `entity_list`. */
  entity?: string;
  /** Fields of `object`, `object_list` and `object_map`. */
  fields?: readonly Field[];
  /** What holds among the fields of an `entity`: follows from the rules of its module, and is not written in facts. */
  rules?: readonly FieldRule[];
  /** A release gave it up: it still works, and nobody should begin with it. Then it is never `required`. */
  replaced?: Replacement;
}

/** A field with one of the values that a rule asks for. A field that is left out of a new object has its default. */
type Condition = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What a rule makes narrower in a field. */
export type Narrowing = Pick<Described, 'min' | 'max' | 'values'> & {pattern?: string};

/**
 * What holds among the fields of an object and none of them says alone. Schemas, sentences and tests are made of it.
 * Fields in objects and lists are named with a dot: `filters.flairs`. A field has a value unless it is left out, null or
 * an empty list.
 */
export interface FieldRule {
  /** Holds with this value of one field only; the value is one of an `enum`, or of a `boolean`. */
  when?: Condition;
  /** Holds with every other value. */
  unless?: Condition;
  /** Each must have a value. */
  needs?: readonly string[];
  /** With another value of the field in `when`, each must be left out, null or at its default. */
  only?: readonly string[];
  /** At least one must have a value. */
  anyOf?: readonly string[];
  /** One must have a value, and no other. */
  oneOf?: readonly string[];
  /** What a field takes here, of what it takes otherwise. */
  narrows?: Readonly<Record<string, Narrowing>>;
}

/** Rules of objects of the API by the name of the object. */
export type ObjectRules = Readonly<Record<string, readonly FieldRule[]>>;

/** Objects of the API by name; settings of the whole server are one of them. */
export type Entities = Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What the sample of an operation shows where it differs from what follows from the examples of fields: a create
 * request has the fields of the object that are not at their default, an answer is the object.
 */
interface OperationExample {
  /** Values of query parameters that the sample sends; without them it sends none. */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** The whole body. Needed for a `partial` request. */
  request?: JsonObject;
  /** Fields of the answer that differ from the object's example and from the request; one object for each item of a page. */
  response?: JsonObject | readonly JsonObject[];
}

/** One operation of the API. */
export interface Endpoint {
  /** In lowerCamelCase with the verb first, `createPoll`: names the operation in OpenAPI and, with hyphens, its heading. */
  id: string;
  method: HttpMethod;
  /** Below the base path of the module, else below `links.api`. */
  path: string;
  /** `none`: no key needed; `any`: any key of the server; `{module}` in a shared endpoint stands for the module. */
  scope: string;
  /**
   * What one does with it, verb first, no full stop: a heading. It tells the operation from those of all other modules;
   * `{title}` in a shared endpoint stands for the module's.
   */
  summary: string;
  /** What is to be known beyond summary and fields; whole sentences. */
  description?: string;
  /** Parameters of path and query that are neither ids nor filters, which need no description. */
  parameters?: readonly Field[];
  /** Names from `api.queryParameters`, or of fields of the listed entity, which filter for equality. */
  query?: readonly string[];
  /** An entity without its read-only fields; `partial`: the same without create-only ones, at least one; or fields. */
  request?: string | {partial: string} | readonly Field[];
  /** HTTP status of success. */
  status: number;
  /** An entity, a page of it (`data` and `page`), or fields. None: status 204. */
  response?: string | {pageOf: string} | readonly Field[];
  /** Keys of the limits that what it makes counts toward. */
  limits?: readonly string[];
  /** Error codes beyond those that `api` says are common and those that follow from what it takes: `causedErrors`. */
  errors?: readonly string[];
  example?: OperationExample;
}

/** Who may run a command: any one of these is enough. Nobody in particular is needed if the list is empty. */
export type Requirement =
  /** Holders of all of these permissions. */
  | {permissions: readonly Permission[]}
  /** Whoever the setting of this key names. */
  | {setting: string}
  /** In words, for instance `channel owner`. */
  | {who: string};

/** An option of a slash command. */
export interface CommandOption {
  name: string;
  /** What to give, as the client shows it beside the option: 1 to 100 characters, no full stop. */
  description: string;
  type: OptionType;
  required: boolean;
  choices?: readonly (string | number)[];
  /** Lists up to 25 matches; a pasted id works too. */
  autocomplete?: true;
  default?: string | number | boolean;
  /** A default in words, where it is no literal. */
  defaultNote?: string;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  channelTypes?: readonly Channel[];
  note?: string;
}

/** A slash command with a reply of its own; a group of subcommands is not one. */
export interface Command {
  /** With the slash and, for a subcommand, its group: `/poll create`. */
  name: string;
  description: string;
  requires: readonly Requirement[];
  /** `ephemeral`: only the caller sees the reply. */
  reply: 'ephemeral' | 'public';
  options: readonly CommandOption[];
}

/** A command with a line that can be typed as it stands. */
export interface ShownCommand extends Command {
  /** With all required options: `/purge count:20 contains:free gift`. */
  example: string;
}

/** A permission and what it is needed for, in words that follow "for": `posting the poll`. */
export interface PermissionNeed {
  permission: Permission;
  for: string;
}

/** What the bot must be allowed to do. */
export interface PermissionNeeds {
  /** As it is set up from the start, it does not work without these. Replies to commands and buttons need none. */
  required: readonly PermissionNeed[];
  /** Each switches one thing on. */
  optional: readonly PermissionNeed[];
  /** The optional ones are its very work: an invite for it begins with them, and each can be left out. */
  optionalAtFirst?: true;
  /** Where they are needed, in words that follow "in": `the channels with polls`. */
  scope?: string;
}

export interface IntentNeeds {
  /** Intents that Discord reviews. */
  privileged: readonly Intent[];
  other: readonly Intent[];
  /** What messages are read for, in words that follow "for"; belongs to the intent `MessageContent`. */
  messagesFor?: string;
  /** Where and how long it keeps what it read, as a sentence; left out if it keeps nothing. */
  messagesKept?: string;
}

/** Key of a plan. */
export type PlanKey = 'free' | 'premium';

type PlanStateName = 'active' | 'ending' | 'grace' | 'free';

/** What the plan of a server passes through. */
export interface PlanState {
  state: PlanStateName;
  /** How long it lasts; left out where no fixed time is set. */
  days?: number;
  meaning: string;
  /** Whose limits items follow that were there before. */
  existing: PlanKey;
  /** Whose limits new items follow. */
  added: PlanKey;
  /** What leads on from here, in few words, and to which state. */
  next: readonly {when: string; to: PlanStateName}[];
}

/** A number, whether a feature is there, or no limit at all. */
export type LimitValue = number | boolean | 'unlimited';

/** One row of the comparison of plans. */
export interface Limit {
  key: string;
  label: string;
  free: LimitValue;
  premium: LimitValue;
  /** Things are counted against it, so the API says how many are in use. */
  counted?: true;
  /** When Premium ends, what is above the Free limit finishes as it is. Otherwise it is paused. */
  finishes?: true;
  /** Intervals: the smaller number is the better one. */
  lowerIsBetter?: true;
  note?: string;
}

/** A variable that texts can hold in braces. */
export interface Variable {
  name: string;
  type: 'text' | 'number' | 'boolean' | 'snowflake' | 'url' | 'datetime' | 'mention' | 'mention_list';
  example: string;
  description: string;
  /** May be empty. */
  nullable?: true;
}

/**
 * What a variable stands for in one preview: text, a number or a boolean as the bot prints it, an RFC 3339 moment for a
 * `datetime`, a name with its sign for a `mention` (`@Marlow`, `#rules`), a list of them for a `mention_list`, or null
 * when there is nothing. A `datetime` that is no RFC 3339 moment (`in 2 days`) is printed as it is.
 */
export type Value = string | readonly string[] | null;

/** Variables about one subject, with a page of their own. */
export interface VariableCategory {
  key: string;
  title: string;
  subject: string;
  variables: readonly Variable[];
}

/** Something that can be sent to a log channel. */
export interface LoggedEvent {
  key: string;
  text: string;
  /** May come many times a minute. */
  highVolume?: true;
  note?: string;
  /** Commands of the moderation group that cause it. */
  commands?: readonly string[];
}

export interface EventGroup {
  key: string;
  title: string;
  events: readonly LoggedEvent[];
}

/** Who can see what is stored, besides the member it is about; people in the dashboard are `managers` or `admins`. */
export type Audience = 'members' | 'staff' | 'log' | 'transcripts' | 'managers' | 'admins' | 'api';

/** Data about people that something keeps, and how long: what every page about privacy is made of. */
export interface StoredData {
  /** In few words, for the lists of all: `poll and owner`. */
  name: string;
  /** The whole of it, as the guide says it. */
  what: string;
  /** How long, in words that follow "kept"; what `/privacy delete` does is said by `deletable`. */
  kept: string;
  /** Key of the limit that says how many days it is kept at most; `kept` has both its numbers. */
  limit?: string;
  /** Whether `/privacy delete` deletes it; where it depends, words that follow "Yes,": `while the poll is open`. */
  deletable: boolean | string;
  /** Who can see it besides the member; empty: nobody. */
  seen: readonly Audience[];
}

/** One state of a state machine and the states that may follow. */
interface State {
  state: string;
  next: readonly string[];
}

/**
 * Answers to questions that people ask about every module. Each is a sentence or two that can be read alone, and the table
 * of all modules shows them side by side.
 */
interface Behavior {
  /** Which parts work in threads, forum posts, voice chats and stage channels: `Yes, in all of them.` */
  threads: string;
  /** What it does with other bots: `Other bots are never drawn.` */
  bots: string;
  /** What happens when a member leaves the server, and when they return. */
  rejoin: string;
  /** What happens to things that were due, pressed or written while the bot restarted. */
  restart: string;
}

/** What modules and groups of functions have in common. */
interface Feature {
  title: string;
  /** Drawn beside it: a name of lucide-react, as pages write it in `icon={PawPrint}`. */
  icon: string;
  /** One sentence. */
  summary: string;
  behavior: Behavior;
  commands: readonly Command[];
  permissions: PermissionNeeds;
  intents?: IntentNeeds;
  settings?: readonly Setting[];
  /** What is stored about people; nothing if the list is empty. */
  stored: readonly StoredData[];
  related: readonly (ModuleKey | FunctionKey)[];
}

/** A part of a module whose changes have a page of their own in the changelog. */
interface ModulePart {
  /** Follows the module's own name there: `entries` in `modules.polls.entries`. */
  name: string;
  title: string;
  /** Newest first. */
  releases: readonly Release[];
}

/** A module: must be switched on and configured. */
export interface Module extends Feature {
  key: ModuleKey;
  /** Position in lists; no two modules have the same. */
  order: number;
  purpose: Purpose;
  rootCommand: {
    name: string;
    /** What Discord asks of members by default: the permission that all subcommands ask for, else null. */
    defaultMemberPermissions: Permission | null;
  };
  intents: IntentNeeds;
  settings: readonly Setting[];
  limits: readonly Limit[];
  variables: {
    /** Keys of the general categories that work in this module's texts. */
    categories: readonly string[];
    /** In words that follow "in", with a restriction in brackets: `the text of a tag`, `the panel (no user variables)`. */
    where: readonly string[];
    note?: string;
    own: readonly Variable[];
  };
  events: readonly LoggedEvent[];
  /** Objects of the API by name. */
  entities: Readonly<Record<string, readonly Field[]>>;
  /** What holds among the fields of these objects. */
  entityRules?: ObjectRules;
  api: {
    base: string;
    /** Settings that the sample of a change sends: one or two, not at their default. */
    settingsExample: JsonObject;
    /** How the sample server has set the module up, where it is not a fresh one with one thing of each kind. */
    stateExample?: {settings?: JsonObject; used?: Readonly<Record<string, number>>};
    /** Settings that the API still has and the dashboard no longer; each says what `replaced` it. */
    formerSettings?: readonly Field[];
    endpoints: readonly Endpoint[];
  };

  /** Newest first. */
  releases: readonly Release[];
  parts?: readonly ModulePart[];

  /** Life of the module's main object. */
  states?: readonly State[];
  /** What members should know about their data beyond what is stored. */
  privacyNote?: string;
  /** Logging: groups of events of the server itself. */
  groups?: readonly EventGroup[];
  /** Polls and reminders: kinds of the main object. */
  kinds?: readonly {key: string; title: string; [detail: string]: string | boolean | readonly string[]}[];
}

/** A group of functions: works as soon as the bot has its permissions, without a switch. */
export interface FunctionGroup extends Feature {
  key: FunctionKey;
  commands: readonly ShownCommand[];
  rules?: readonly string[];
  /** Keys of `plans.coreLimits`. */
  limits?: readonly string[];
  /** Limits that Discord sets. */
  platformLimits?: readonly {what: string; max: string}[];
}

/** An error code of the API; the bot shows the same codes in chat. */
export interface ApiError {
  code: string;
  status: number;
  title: string;
  when: string;
  fix: string;
  /** Whether sending the same request again can succeed. */
  retry: boolean;
  /** What one such answer says: `detail`, and the members that only this code has. */
  example: JsonObject & {readonly detail: string};
}

export const changeKinds = ['breaking', 'added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;
/** Kinds of changes as in Keep a Changelog, and breaking ones. */
export type ChangeKind = (typeof changeKinds)[number];

/** A change that somebody has to hear of who does not read all of them. */
interface MarkedChange {
  readonly text: string;
  /** Programs that use the API notice it. */
  readonly api?: true;
  /** Server owners notice it; in one sentence, and once in a release. The index of the changelog shows the newest. */
  readonly noticed?: true;
}

/** What a release changes, in words. */
export type Change = string | MarkedChange;

/** One release of a component. */
export interface Release {
  /** Semantic version: major needs action, minor is a new ability, patch a fix. */
  version: string;
  /** ISO date. */
  date: string;
  changes: Readonly<Partial<Record<ChangeKind, readonly Change[]>>>;
  /** What to do; needed with breaking changes. */
  migration?: string;
  /**
   * Fields of its module's API that it renamed, moved or removed, as `object.field` or `settings.key`. The facts still have
   * each, and its `replaced` says the rest.
   */
  replacedFields?: readonly string[];
  /** Ids of the known issues that it fixes. */
  fixes?: readonly string[];
}

/** A component with a page in the changelog. */
export interface Component {
  /** Without the product's slug, which the page's address puts before it. */
  name: string;
  title: string;
  /** Newest first. */
  releases: readonly Release[];
  /** Legacy components: name of the current component that took over. */
  successor?: string;
}

/** Where a known issue stands: still open, then what stays as it is, then what is over. */
export const issueStatuses = [
  'investigating',
  'identified',
  'fix_scheduled',
  'monitoring',
  'limitation',
  'resolved',
] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** How much an issue gets in the way, worst first. */
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
  /** The release of a current component that has the fix; with `fix_scheduled` one that is still to come. */
  fixedIn?: ReleaseName;
  workaround: string;
}
