import {orList} from '../../../shared/listFormats';
import {permissionLabel} from '../../../shared/permissions';
import type {
  Channel,
  CommandOption,
  DefaultValue,
  Field,
  GeneralSetting,
  LimitValue,
  OptionType,
  Requirement,
  Setting,
  StoredData,
} from '../../../facts/types';
import {counted} from '../../../shared/sentences';
import {inProse} from '../factLookup';
import {inlineMarkdown} from './inlineMarkdown';
import {code, join, mdx, type Value} from './mdx';

const channelNames: Readonly<Partial<Record<Channel, string>>> = {
  GuildText: 'text channel',
  GuildAnnouncement: 'announcement channel',
  GuildVoice: 'voice channel',
  GuildCategory: 'category',
  GuildForum: 'forum channel',
  PublicThread: 'public thread',
};

/** Channel types in words: `text channel or category`. */
const channelWords = (types: readonly Channel[]): string =>
  orList.format(types.map((type) => channelNames[type] ?? type));

const optionTypes: Readonly<Partial<Record<OptionType, string>>> = {
  String: 'text',
  Integer: 'whole number',
  Number: 'number',
  Boolean: 'true or false',
  User: 'member',
  Channel: 'channel',
  Role: 'role',
  Mentionable: 'member or role',
  Attachment: 'file',
};

/** `1 to 50`, `at least 1`, `at most 50`, or nothing. */
export function rangeWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${inProse(min)} to ${inProse(max)}`;
  if (max !== undefined) return `at most ${inProse(max)}`;
  return min === undefined ? '' : `at least ${inProse(min)}`;
}

/** What an option takes beyond its type: its choices, else the range or length. Nothing for most. */
export function optionRange(option: CommandOption): Value {
  if (option.choices) return join(option.choices.map(code), ', ');
  const length = rangeWords(option.minLength, option.maxLength);
  const range = rangeWords(option.min, option.max);
  return [range, length && `${length} characters`, option.autocomplete && 'autocomplete', option.note]
    .filter(Boolean)
    .join(', ');
}

/** What an option takes: its choices, else its type, and the range or length. */
export function optionWords(option: CommandOption): Value {
  if (option.choices) return optionRange(option);
  const type = option.channelTypes ? channelWords(option.channelTypes) : (optionTypes[option.type] ?? option.type);
  const range = optionRange(option);
  return range === '' ? type : [type, ', ', range];
}

/** What happens when an option is left out; `required` if it cannot be. */
export function optionDefault(option: CommandOption): Value {
  if (option.required) return 'required';
  if (option.default !== undefined) return code(option.default);
  return option.defaultNote ? inlineMarkdown(option.defaultNote) : 'optional';
}

/** Anchor of a setting in the table of settings on its own page. */
export const settingAnchor = (key: string): string => `setting-${key}`;

/**
 * Who can run a command: `Manage Server`, `poll owner or Manage Messages`, `as set in host_roles`, `everyone`.
 * @param setting words before the name of a setting
 */
export function requirementWords(requires: readonly Requirement[], setting = 'as set in '): Value {
  if (requires.length === 0) return 'everyone';
  return join(
    requires.map((requirement) => {
      if ('setting' in requirement) {
        return mdx`${setting}[${code(requirement.setting)}](#${settingAnchor(requirement.setting)})`;
      }
      return 'who' in requirement ? requirement.who : requirement.permissions.map(permissionLabel).join(' and ');
    }),
    ' or ',
  );
}

/** Whether a member can delete something with `/privacy delete`: `Yes`, `No`, `Yes, while the poll is open`. */
export function deletionWords({deletable}: StoredData): string {
  if (deletable === false) return 'No';
  return deletable === true ? 'Yes' : `Yes, ${deletable}`;
}

/** The same in words that follow "for": `members with Timeout Members`, `members in the bot's channel`. */
export function holderWords(requires: readonly Requirement[]): Value {
  const [first] = requires;
  return [first && 'permissions' in first && 'members with ', requirementWords(requires)];
}

/** A limit of a plan: `5`, `yes`, `no`, `unlimited`. */
export function limitWords(value: LimitValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === 'unlimited' ? value : inProse(value);
}

const fieldTypes: Readonly<Partial<Record<Field['type'], string>>> = {
  string: 'text',
  text: 'text with variables',
  integer: 'whole number',
  boolean: 'yes or no',
  datetime: 'date and time',
  hex_color: 'color as #RRGGBB',
  iana_timezone: 'timezone name',
  channel_id: 'channel',
  role_id: 'role',
  string_list: 'list of words',
  channel_id_list: 'list of channels',
  role_id_list: 'list of roles',
  user_id_list: 'list of members',
  url: 'address (https)',
  time: 'time as HH:MM',
};

const sized: readonly Field['type'][] = ['string', 'text'];

/** How many seconds a unit of time has, small units first. */
const secondsIn: Readonly<Record<string, number>> = {seconds: 1, minutes: 60, hours: 3600, days: 86_400};

/**
 * A time in the largest unit in which it is a whole number, in brackets: ` (7 days)` for 168 hours. Nothing where its own
 * unit is the largest, or is no unit of time.
 */
function largerUnit(value: number, unit = ''): string {
  const seconds = value * (secondsIn[unit] ?? 0);
  const [largest, size] = Object.entries(secondsIn).findLast(([, size]) => seconds % size === 0) ?? [unit, 1];
  return seconds === 0 || largest === unit ? '' : ` (${counted(seconds / size, largest.replace(/s$/, ''))})`;
}

/** What a setting takes: its values, else its type with range and unit. */
export function settingWords(setting: Setting | GeneralSetting): Value {
  if (setting.values) {
    const values = join(setting.values.map(code), ', ');
    return setting.type === 'enum_list' ? ['any of ', values] : values;
  }
  const type = setting.channelTypes ? channelWords(setting.channelTypes) : (fieldTypes[setting.type] ?? setting.type);
  const range = rangeWords(setting.min, setting.max);
  const unit = setting.unit ?? (sized.includes(setting.type) ? 'characters' : undefined);
  const list = setting.type.endsWith('_list') && setting.max !== undefined;
  const time = range === '' || setting.max === undefined ? '' : largerUnit(setting.max, unit);
  const size = list ? `at most ${setting.max}` : [range, unit].filter(Boolean).join(' ') + time;
  const words = [type, size].filter(Boolean).join(', ');
  if (setting.zero === undefined) return words;
  const zero = `0 ${setting.zero}`;
  return (setting.min ?? 0) > 0 ? `${type}; ${zero}, otherwise ${size}` : `${words}; ${zero}`;
}

/**
 * The value that a setting starts with.
 * @param unit of a number
 */
export function defaultWords(value: DefaultValue, unit?: string): Value {
  if (value === null) return 'not set';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.length === 0 ? 'empty' : join(value.map(code), ', ');
  if (typeof value === 'number') return [code(value), largerUnit(value, unit)];
  return value === '' ? 'empty' : code(value);
}
