import {hasDashboard} from '../../../facts/dashboard';
import {paths} from '../../../facts/derived/paths';
import {settings} from '../../../facts/settings';
import type {GeneralSetting, Setting} from '../../../facts/types';
import {showEach} from './block';
import {code, withDetectedCode, join, mdx, paragraphs, table, type Markdown} from './mdxTemplate';
import {defaultText, settingAnchor, allowedSettingValueText} from './valueWords';
import {featuresByKey, isModuleFacts, foldableTable, type FeatureFacts} from './feature';

function settingRow(setting: Setting | GeneralSetting): Markdown {
  const notes = [
    setting.note,
    setting.premium && 'Premium only',
    setting.dashboardOnly && 'dashboard only',
    'command' in setting && `${setting.command} also sets it`,
  ].filter(Boolean);
  const note = notes.length > 0 && mdx` (${withDetectedCode(notes.join('; '))})`;
  const name = mdx`<Anchor id="${settingAnchor(setting.key)}">${code(setting.key)}</Anchor>`;
  const description = 'description' in setting && mdx`. ${withDetectedCode(setting.description)}`;
  return mdx`| **${withDetectedCode(setting.label)}** ${name}${note}${description} | ${allowedSettingValueText(setting)} | ${defaultText(setting.default, setting.unit)} |`;
}

const settingColumns = ['Setting', 'Value', 'Default'];

function featureSettingsText(feature: FeatureFacts): Markdown | undefined {
  const settingTable = foldableTable('settings', settingColumns, (feature.settings ?? []).map(settingRow));
  if (!settingTable || !isModuleFacts(feature)) return settingTable;
  const places = [
    ...(hasDashboard ? [mdx`in the [dashboard](${paths.dashboard}) under Modules > ${feature.title}`] : []),
    ...(feature.api ? [mdx`through the [API](${paths.moduleApi(feature.key)})`] : []),
  ];
  return places.length === 0 ? settingTable : paragraphs([mdx`Change them ${join(places, ', or ')}.`, settingTable]);
}

/** `polls` → ``| **Open a thread under each poll** `discussion_thread` | yes or no | no |`` */
export const settingsBlock = {
  general: () => table(settingColumns, settings.map(settingRow)),
  ...showEach(featuresByKey, featureSettingsText),
};
