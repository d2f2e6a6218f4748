/** The HTML of React pages matches the facts. */
import {expect, it} from 'vitest';
import {functionList} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/invitePresets';
import {moduleList} from '../../src/facts/modules';
import {purposes} from '../../src/facts/purposes';
import {counts} from '../../src/facts/derived/counts';
import {inviteLink, permissionsRequestedBy} from '../../src/facts/derived/invites';
import {permissionInteger, permissionLabel} from '../../src/facts/derived/permissions';
import {paths} from '../../src/facts/derived/paths';
import {builtPage, textsOf} from './builtPages';

it('the landing page links to every module by purpose, and to every group of functions', () => {
  const $ = builtPage('/');
  const linksUnder = (heading: string) => {
    const headingElement = $('main h3').filter((_, element) => $(element).text() === heading);
    const listed = headingElement.parent().nextAll('ul').find('a');
    return listed.get().map((link) => [$(link).text(), $(link).attr('href')]);
  };
  for (const {key, title} of purposes) {
    const modulesOfPurpose = moduleList.filter(({purpose}) => purpose === key);
    expect(linksUnder(title)).toEqual(modulesOfPurpose.map((module) => [module.title, paths.module(module.key)]));
  }
  const guides = functionList.map((group) => [group.title, paths.functionGroup(group.key)]);
  expect(linksUnder(`${counts.functionGroups} groups of functions`)).toEqual(guides);
});

it('the get-started page shows the invite and the permissions of each preset', () => {
  const $ = builtPage('/get-started');
  for (const preset of invitePresets) {
    const permissions = permissionsRequestedBy(preset);
    const card = `section[aria-label="${preset.label}"]`;
    expect($(`${card} a`).attr('href')).toBe(inviteLink(permissionInteger(permissions)));
    expect(textsOf($, `${card} li`)).toEqual(permissions.map(permissionLabel));
  }
});
