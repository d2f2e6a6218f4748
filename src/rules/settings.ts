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

const line = (title: string, list: readonly {key: string}[]): string[] =>
  list.length > 0 ? [`${title}: ${list.map(({key}) => key).join(', ')}`] : [];

const hasNoCommand = ({command}: Setting): boolean => command === undefined;

/**
 * What only the dashboard sets, one line for each owner: settings without a command that are read-only in the API, and
 * those of functions, which the API does not have.
 */
export const dashboardSettings: readonly string[] = [
  ...line(
    'General',
    general.filter(({dashboardOnly}) => dashboardOnly),
  ),
  ...moduleList.flatMap(({title, settings: own}) =>
    line(title, own.filter(({dashboardOnly}) => dashboardOnly).filter(hasNoCommand)),
  ),
  ...functionList.flatMap(({title, settings: own = []}) => line(title, own.filter(hasNoCommand))),
];
