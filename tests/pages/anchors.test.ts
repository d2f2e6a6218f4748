import {expect, it} from 'vitest';
import {functionKeys, moduleKeys} from '../../src/facts/types';
import {paths} from '../../src/shared/routing/paths';
import {builtPage} from './builtPages';

/** Former ids of headings and what replaced them. Old links open the guide at its top. */
const replacedBy = {'at-a-glance': 'quick-start', examples: 'quick-start'};

const guides = [...moduleKeys.map(paths.module), ...functionKeys.map(paths.functionGroup)];

it.each(guides)('%s has the current headings and no former ones', (guide) => {
  const $ = builtPage(guide);
  for (const [old, now] of Object.entries(replacedBy)) {
    expect($(`[id="${old}"]`).length, old).toBe(0);
    expect($(`h2[id="${now}"]`).length, now).toBe(1);
  }
});
