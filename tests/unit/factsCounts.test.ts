import {describe, expect, it} from 'vitest';
import {allCommands, topLevelCommands} from '../../src/facts/commandIndex';
import {allEndpoints} from '../../src/facts/endpoints';
import {errors} from '../../src/facts/errors';
import {eventGroups} from '../../src/facts/events';
import {faq} from '../../src/facts/faq';
import {functionList} from '../../src/facts/functions';
import {knownIssues} from '../../src/facts/knownIssues';
import {allLimits} from '../../src/facts/limits';
import {moduleList, modules} from '../../src/facts/modules';
import {coreLimits} from '../../src/facts/plans';
import {changelog} from '../../src/facts/releases';
import {settings} from '../../src/facts/settings';
import {api} from '../../src/facts/api';
import {variables} from '../../src/facts/variables';

const total = (lists: readonly (readonly unknown[])[]): number => lists.flat().length;

/** What there is, counted by hand in the sources of the facts: a number that falls means that a fact was lost. */
describe('the facts are complete', () => {
  it.each([
    ['modules', moduleList, 15],
    ['groups of functions', functionList, 5],
    ['commands', allCommands(), 196],
    ['top-level commands', topLevelCommands(), 50],
    ['endpoints of modules', moduleList.flatMap((it) => it.api.endpoints), 126],
    ['general endpoints', api.generalEndpoints, 19],
    ['endpoints of keys', api.keyEndpoints, 3],
    ['endpoints in all, two shared ones for each module among them', allEndpoints(), 178],
    ['events of modules', moduleList.flatMap((it) => it.events), 109],
    ['events of the server', modules.logging.groups.flatMap((it) => [...it.events]), 48],
    ['events in all', eventGroups().flatMap((it) => it.events), 157],
    ['error codes', errors, 40],
    ['general variables', variables.categories.flatMap((it) => [...it.variables]), 52],
    ['variables of modules', moduleList.flatMap((it) => it.variables.own), 60],
    ['general settings', settings, 10],
    ['settings of modules', moduleList.flatMap((it) => it.settings), 129],
    ['settings of functions', functionList.flatMap((it) => it.settings ?? []), 6],
    ['limits of modules', moduleList.flatMap((it) => it.limits), 53],
    ['limits that belong to no module', coreLimits, 8],
    ['limits in all', allLimits(), 61],
    ['questions', faq.flatMap((it) => [...it.questions]), 44],
    ['known issues', knownIssues, 8],
    ['current components', changelog.current, 22],
    ['legacy components', changelog.legacy, 9],
  ])('%s', (_, list, count) => {
    expect(list).toHaveLength(count);
  });

  it('every module has what its guide shows', () => {
    for (const module of moduleList) {
      const {key, useCases, howItWorks, commands, events, problems, related} = module;
      for (const list of [useCases, howItWorks, commands, events, problems, related]) {
        expect(list.length, key).toBeGreaterThan(0);
      }
    }
    expect(total(moduleList.map((it) => it.problems))).toBeGreaterThan(50);
  });
});
