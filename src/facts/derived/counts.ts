import {allCommands, topLevelCommandNames} from './commands/commandIndex';
import {allEndpoints} from './api/endpoints';
import {listedErrors} from './api/errors';
import {logEventGroups} from './events';
import {functionList} from '../functions';
import {limits} from '../limits';
import {moduleList} from '../modules';
import {changelog} from '../releases';
import {settingCounts} from './settings';
import {variables} from '../variables';

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export const counts = {
  modules: moduleList.length,
  functionGroups: functionList.length,
  commands: allCommands().length,
  topLevelCommands: topLevelCommandNames().length,
  endpoints: allEndpoints().length,
  events: sum(logEventGroups().map((group) => group.events.length)),
  eventGroups: logEventGroups().length,
  errors: listedErrors.length,
  generalVariables: sum(variables.categories.map((category) => category.variables.length)),
  moduleVariables: sum(moduleList.map((module) => module.variables.own.length)),
  settings: settingCounts.all,
  /** Settings that have a command. */
  commandSettings: settingCounts.withCommand,
  limits: limits.length,
  /** Components of the changelog. */
  components: changelog.current.length + changelog.legacy.length,
};
