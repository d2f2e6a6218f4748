import {allCommands, topLevelCommands} from './commandIndex';
import {allEndpoints} from './endpoints';
import {errors} from './errors';
import {eventGroups} from './events';
import {faq} from './faq';
import {functionList} from './functions';
import {knownIssues} from './knownIssues';
import {allLimits} from './limits';
import {moduleList} from './modules';
import {changelog} from './releases';
import {settings} from './settings';
import {variables} from './variables';

const sum = (numbers: number[]): number => numbers.reduce((total, next) => total + next, 0);

/** How many there are of each, for sentences that say so. */
export const counts = {
  modules: moduleList.length,
  functions: functionList.length,
  commands: allCommands().length,
  topLevelCommands: topLevelCommands().length,
  endpoints: allEndpoints().length,
  events: sum(eventGroups().map((group) => group.events.length)),
  eventGroups: eventGroups().length,
  errors: errors.length,
  generalVariables: sum(variables.categories.map((category) => category.variables.length)),
  moduleVariables: sum(moduleList.map((module) => module.variables.own.length)),
  settings: sum([
    settings.length,
    ...moduleList.map((module) => module.settings.length),
    ...functionList.map((group) => group.settings?.length ?? 0),
  ]),
  limits: allLimits().length,
  questions: sum(faq.map((page) => page.questions.length)),
  knownIssues: knownIssues.length,
  components: changelog.current.length + changelog.legacy.length,
};
