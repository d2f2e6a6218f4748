import {expect, it} from 'vitest';
import {functionKeys, moduleKeys} from '../../src/facts/types';
import {paths} from '../../src/shared/routing/paths';
import {builtPage} from './builtPages';

/** Ids of headings that guides no longer have, because of which old links arrive at the top, and what a reader finds now. */
const gone = {'at-a-glance': 'quick-start', examples: 'quick-start'};

const guides = [...moduleKeys.map(paths.module), ...functionKeys.map(paths.functionGroup)];

it.each(guides)('%s has what readers find in place of headings that went', (guide) => {
  const $ = builtPage(guide);
  for (const [old, now] of Object.entries(gone)) {
    expect($(`[id="${old}"]`).length, old).toBe(0);
    expect($(`h2[id="${now}"]`).length, now).toBe(1);
  }
});
