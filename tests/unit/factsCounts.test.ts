import {describe, expect, it} from 'vitest';
import {allCommands, topLevelCommands} from '../../src/shared/commands/commandIndex';
import {allEndpoints} from '../../src/shared/api/endpoints';
import {errors} from '../../src/facts/errors';
import {eventGroups, serverGroups} from '../../src/shared/events';
import {faq} from '../../src/facts/faq';
import {functionList} from '../../src/facts/functions';
import {knownIssues} from '../../src/facts/knownIssues';
import {allLimits} from '../../src/shared/limits';
import {moduleList} from '../../src/facts/modules';
import {coreLimits} from '../../src/facts/plans';
import {changelog} from '../../src/facts/releases';
import {settings} from '../../src/facts/settings';
import {api} from '../../src/facts/api';
import {variables} from '../../src/facts/variables';

/** A number that changes in the snapshot means that a fact was added or lost; `npx vitest run --project unit -u` renews it. */
describe('the facts', () => {
  it('are so many', () => {
    const lists: Readonly<Record<string, readonly unknown[]>> = {
      modules: moduleList,
      'groups of functions': functionList,
      commands: allCommands(),
      'top-level commands': topLevelCommands(),
      'endpoints of modules': moduleList.flatMap((module) => module.api.endpoints),
      'general endpoints': api.generalEndpoints,
      'endpoints of keys': api.keyEndpoints,
      'endpoints in all, two shared ones for each module among them': allEndpoints(),
      'events of modules': moduleList.flatMap(({events}) => events),
      'events of the server': serverGroups.flatMap(({events}) => events),
      'events in all': eventGroups().flatMap(({events}) => events),
      'error codes': errors,
      'general variables': variables.categories.flatMap((category) => [...category.variables]),
      'variables of modules': moduleList.flatMap((module) => module.variables.own),
      'general settings': settings,
      'settings of modules': moduleList.flatMap(({settings}) => settings),
      'settings of functions': functionList.flatMap((group) => group.settings ?? []),
      'limits of modules': moduleList.flatMap(({limits}) => limits),
      'limits that belong to no module': coreLimits,
      'limits in all': allLimits(),
      questions: faq.flatMap((page) => [...page.questions]),
      'known issues': knownIssues,
      'current components': changelog.current,
      'legacy components': changelog.legacy,
    };
    const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
    expect(counts).toMatchSnapshot();
  });

  it('every module has what its guide shows', () => {
    for (const module of moduleList) {
      const {key, commands, events, related} = module;
      for (const list of [commands, events, related]) {
        expect(list.length, key).toBeGreaterThan(0);
      }
    }
  });
});
