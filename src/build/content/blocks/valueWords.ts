import {orListFormat} from '../../../lib/collections';
import {countWithNoun} from '../../../lib/sentences';
import {permissionLabel} from '../../../facts/derived/permissions';
import type {
  ChannelTypeName,
  CommandOption,
  DefaultValue,
  Field,
  GeneralSetting,
  Limit,
  LimitValue,
  OptionType,
  Requirement,
  Setting,
  StoredData,
} from '../../../facts/types';
import {formatForProse} from '../factLookup';
import {code, withDetectedCode, join, mdx, type MdxValue} from './mdxTemplate';

const channelTypeWords: Readonly<Partial<Record<ChannelTypeName, string>>> = {
  GuildText: 'text channel',
  GuildAnnouncement: 'announcement channel',
  GuildVoice: 'voice channel',
  GuildCategory: 'category',
  GuildForum: 'forum channel',
  PublicThread: 'public thread',
  PrivateThread: 'private thread',
};

const channelText = (types: readonly ChannelTypeName[]): string =>
  orListFormat.format(types.map((type) => channelTypeWords[type] ?? type));

const optionTypeWords: Readonly<Partial<Record<OptionType, string>>> = {
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

/** `1 to 50`, `at least 1`, `at most 50` or an empty string. */
export function rangeText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${formatForProse(min)} to ${formatForProse(max)}`;
  if (max !== undefined) return `at most ${formatForProse(max)}`;
  return min === undefined ? '' : `at least ${formatForProse(min)}`;
}

/** Choices, range or length: `1 to 768`. Empty for most options. */
function optionConstraints(option: CommandOption): MdxValue {
  if (option.choices) return join(option.choices.map(code), ', ');
  const length = rangeText(option.minLength, option.maxLength);
  const range = rangeText(option.min, option.max);
  const text = [range, length && `${length} characters`, option.autocomplete && 'with suggestions', option.note]
    .filter(Boolean)
    .join(', ');
  return text && withDetectedCode(text);
}

/** `text, at most 300 characters`, `channel`, `whole number, 1 to 768`. */
export function allowedOptionValueText(option: CommandOption): MdxValue {
  if (option.choices) return optionConstraints(option);
  const type = option.channelTypes ? channelText(option.channelTypes) : (optionTypeWords[option.type] ?? option.type);
  const constraints = optionConstraints(option);
  return constraints === '' ? type : [type, ', ', constraints];
}

/** `required`, `optional`, or the default. */
export function requiredOrDefaultText(option: CommandOption): MdxValue {
  if (option.required) return 'required';
  if (option.default !== undefined) return code(option.default);
  return option.defaultNote ? withDetectedCode(option.defaultNote) : 'optional';
}

export const settingAnchor = (key: string): string => `setting-${key}`;

/** `Manage Server`, `poll owner or Manage Messages`, `a role from host_roles`, `Create Polls, unless creator_roles changes that`, `everyone`. */
export function requirementText(requirements: readonly Requirement[]): MdxValue {
  if (requirements.length === 0) return 'everyone';
  return join(
    requirements.map((requirement) => {
      if ('setting' in requirement) {
        const link = mdx`[${code(requirement.setting)}](#${settingAnchor(requirement.setting)})`;
        return requirement.byDefault
          ? mdx`${permissionLabel(requirement.byDefault)}, unless ${link} changes that`
          : mdx`a role from ${link}`;
      }
      return 'who' in requirement ? requirement.who : requirement.permissions.map(permissionLabel).join(' and ');
    }),
    ' or ',
  );
}

/** Answers "Does `/privacy delete` remove it?": `Yes`, `No`, `Yes, while the poll is open`. */
export function deletableAnswer({deletable}: StoredData): string {
  if (deletable === false) return 'No';
  return deletable === true ? 'Yes' : `Yes, ${deletable}`;
}

/** `5`, `yes`, `no`, `unlimited`. */
function limitValueText(value: LimitValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === 'unlimited' ? value : formatForProse(value);
}

/** `{label: 'Open polls', free: 5, …}` → `{label: 'Open polls', free: '5', premium: '50'}`; `premium` may be empty. */
export const limitTexts = ({label, free, premium}: Limit): {label: string; free: string; premium: string} => ({
  label,
  free: limitValueText(free),
  premium: premium === undefined ? '' : limitValueText(premium),
});

const fieldTypeWords: Readonly<Partial<Record<Field['type'], string>>> = {
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

const textTypes: readonly Field['type'][] = ['string', 'text'];

const secondsByUnit: Readonly<Record<string, number>> = {seconds: 1, minutes: 60, hours: 3600, days: 86_400};

/** Repeats a time in the largest unit that gives a whole number: `168, 'hours'` → ` (7 days)`. Empty if that is `unit` itself, or if `unit` isn't a unit of time. */
function inLargerUnit(value: number, unit = ''): string {
  const unitSeconds = secondsByUnit[unit];
  if (unitSeconds === undefined || value === 0) return '';
  const seconds = value * unitSeconds;
  const [largestUnit = unit, largestUnitSeconds = 1] =
    Object.entries(secondsByUnit).findLast(([, candidateSeconds]) => seconds % candidateSeconds === 0) ?? [];
  return largestUnit === unit ? '' : ` (${countWithNoun(seconds / largestUnitSeconds, largestUnit.replace(/s$/, ''))})`;
}

/** `whole number, 1 to 365 days`, or the values to choose from. */
export function allowedSettingValueText(setting: Setting | GeneralSetting): MdxValue {
  if (setting.values) {
    const values = join(setting.values.map(code), ', ');
    return setting.type === 'enum_list' ? ['any of ', values] : values;
  }
  const type = setting.channelTypes
    ? channelText(setting.channelTypes)
    : (fieldTypeWords[setting.type] ?? setting.type);
  // The range leaves out zero, which has a meaning of its own (`setting.zeroMeans`).
  const min = setting.zeroMeans !== undefined && setting.min === 0 ? 1 : setting.min;
  const range = rangeText(min, setting.max);
  const unit = setting.unit ?? (textTypes.includes(setting.type) ? 'characters' : undefined);
  const isLimitedList = setting.type.endsWith('_list') && setting.max !== undefined;
  const largerUnitText = setting.max === undefined ? '' : inLargerUnit(setting.max, unit);
  const size = isLimitedList ? `at most ${setting.max}` : [range, unit].filter(Boolean).join(' ') + largerUnitText;
  const typeAndSize = [type, size].filter(Boolean).join(', ');
  return setting.zeroMeans === undefined ? typeAndSize : `${typeAndSize}, or 0 to ${setting.zeroMeans}`;
}

/** `not set`, `no`, `30`, or `168 (7 days)` with the unit `hours`. */
export function defaultText(value: DefaultValue, unit?: string): MdxValue {
  if (value === null) return 'not set';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.length === 0 ? 'empty' : join(value.map(code), ', ');
  if (typeof value === 'number') return [code(value), inLargerUnit(value, unit)];
  return value === '' ? 'empty' : code(value);
}
