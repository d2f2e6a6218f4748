import {functionList} from '../facts/functions';
import {moduleList} from '../facts/modules';
import {settings} from '../facts/settings';
import type {GeneralSetting, Setting} from '../facts/types';

const general: readonly GeneralSetting[] = settings;
const ofModules = moduleList.flatMap((module) => module.settings);
const ofFunctions = functionList.flatMap((group) => group.settings ?? []);

/** How many settings there are, and how many of them a command sets, too. */
export const settingCounts = {
  all: general.length + ofModules.length + ofFunctions.length,
  withCommand: [...ofModules, ...ofFunctions].filter(({command}) => command !== undefined).length,
};

/** What settings of one owner are, in words: not all of their keys look like names. */
const line = (title: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${title}: ${words.join('; ')}`] : [];

const labels = (list: readonly (Setting | GeneralSetting)[]): string[] => list.map(({label}) => label);

const hasNoCommand = ({command}: Setting): boolean => command === undefined;

/**
 * What only the dashboard sets, one line for each owner: settings without a command that are read-only in the API, and
 * those of functions, which the API does not have.
 */
export const dashboardSettings: readonly string[] = [
  ...line('General', labels(general.filter(({dashboardOnly}) => dashboardOnly))),
  ...moduleList.flatMap(({title, settings: own}) =>
    line(title, labels(own.filter(({dashboardOnly}) => dashboardOnly).filter(hasNoCommand))),
  ),
  ...functionList.flatMap(({title, settings: own = []}) => line(title, labels(own.filter(hasNoCommand)))),
];
