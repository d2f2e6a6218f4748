import {functionList} from '../functions';
import {moduleList} from '../modules';
import {settings} from '../settings';
import type {GeneralSetting, Setting} from '../types';

const general: readonly GeneralSetting[] = settings;
const ofModules = moduleList.flatMap((module) => module.settings);
const ofFunctions = functionList.flatMap((group) => group.settings ?? []);

export const settingCounts = {
  all: general.length + ofModules.length + ofFunctions.length,
  withCommand: [...ofModules, ...ofFunctions].filter(({command}) => command !== undefined).length,
};

/** `Polls: Default channel; Default color` */
const line = (title: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${title}: ${words.join('; ')}`] : [];

const labels = (list: readonly (Setting | GeneralSetting)[]): string[] => list.map(({label}) => label);

const hasNoCommand = ({command}: Setting): boolean => command === undefined;

/** Settings that only the dashboard can change, grouped by module. In the API they are read-only, or missing for functions. */
export const dashboardSettings: readonly string[] = [
  ...line('General', labels(general.filter(({dashboardOnly}) => dashboardOnly))),
  ...moduleList.flatMap(({title, settings: own}) =>
    line(title, labels(own.filter(({dashboardOnly}) => dashboardOnly).filter(hasNoCommand))),
  ),
  ...functionList.flatMap(({title, settings: own = []}) => line(title, labels(own.filter(hasNoCommand)))),
];
