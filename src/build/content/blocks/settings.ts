import {settings} from '../../../facts/settings';
import type {GeneralSetting, Setting} from '../../../facts/types';
import {showEach} from './block';
import {code, inlineMarkdown, lines, mdx, type Markdown} from './mdx';
import {defaultText, settingAnchor, settingText} from './valueWords';
import {features, collapseIfLong} from './feature';

function settingRow(setting: Setting | GeneralSetting): Markdown {
  const notes = [
    setting.note,
    setting.premium && 'Premium only',
    setting.dashboardOnly && 'dashboard only',
    'command' in setting && `${setting.command} also sets it`,
  ].filter(Boolean);
  const note = notes.length > 0 && mdx` (${inlineMarkdown(notes.join('; '))})`;
  const name = mdx`<Anchor id="${settingAnchor(setting.key)}">${code(setting.key)}</Anchor>`;
  const description = 'description' in setting && mdx`. ${inlineMarkdown(setting.description)}`;
  return mdx`| **${inlineMarkdown(setting.label)}** ${name}${note}${description} | ${settingText(setting)} | ${defaultText(setting.default, setting.unit)} |`;
}

const settingTable = (list: readonly (Setting | GeneralSetting)[]): Markdown =>
  list.length === 0
    ? mdx`There are no settings: it works as it is.`
    : collapseIfLong(
        mdx`
          | Setting | Value | Default |
          | - | - | - |
          ${lines(list.map(settingRow))}
        `,
        list.length,
        'settings',
      );

/** `polls` → ``| **Open a thread under each poll** `discussion_thread` | yes or no | no |`` */
export const settingBlocks = {
  general: () => settingTable(settings),
  ...showEach(features, (feature) => settingTable(feature.settings ?? [])),
};
