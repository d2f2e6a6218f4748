import {functionList} from '../functions';
import {moduleList} from '../modules';
import {settings} from '../settings';
import type {GeneralSetting, Setting} from '../types';

const moduleSettings = moduleList.flatMap((module) => module.settings);
const functionSettings = functionList.flatMap((group) => group.settings ?? []);

export const settingCounts = {
  all: settings.length + moduleSettings.length + functionSettings.length,
  withCommand: [...moduleSettings, ...functionSettings].filter(({command}) => command !== undefined).length,
};

/** `Polls: Default channel; Default color` */
const linesFor = (title: string, labels: readonly string[]): string[] =>
  labels.length > 0 ? [`${title}: ${labels.join('; ')}`] : [];

const labelsOf = (list: readonly (Setting | GeneralSetting)[]): string[] => list.map(({label}) => label);

const hasNoCommand = ({command}: Setting): boolean => command === undefined;

/** Settings that only the dashboard can change. In the API, those of modules are read-only, and those of functions are missing. */
export const dashboardSettingLines: readonly string[] = [
  ...linesFor('General', labelsOf(settings.filter(({dashboardOnly}) => dashboardOnly))),
  ...moduleList.flatMap(({title, settings: ownSettings}) =>
    linesFor(title, labelsOf(ownSettings.filter(({dashboardOnly}) => dashboardOnly).filter(hasNoCommand))),
  ),
  ...functionList.flatMap(({title, settings: ownSettings = []}) =>
    linesFor(title, labelsOf(ownSettings.filter(hasNoCommand))),
  ),
];
