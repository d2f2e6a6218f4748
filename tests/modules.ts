/** Modules and their pages, for tests that work with any module. Chosen by their properties, so that names can change. */
import {moduleList} from '../src/facts/modules';
import type {Module} from '../src/facts/types';
import {paths} from '../src/facts/derived/paths';

function most(count: (module: Module) => number): Module {
  const [found] = moduleList.toSorted((a, b) => count(b) - count(a));
  if (!found) throw new Error('there are no modules');
  return found;
}

/** Of the modules with parts in the changelog, the one with the most optional permissions. */
export const someModule = most(({parts = [], permissions}) => (parts.length > 0 ? permissions.optional.length : -1));
/** Of the other modules that read messages, the one with the most events. */
export const otherModule = most((module) =>
  module !== someModule && module.intents.messagesFor ? module.events.length : -1,
);

export const thirdModule = most((module) =>
  module === someModule || module === otherModule ? -Infinity : -module.permissions.required.length,
);

/** The last module in alphabetical order, far down in the sidebar. */
export const lastModule: Module = moduleList.toSorted((a, b) => (a.key < b.key ? -1 : 1)).at(-1) ?? someModule;

export const guide = paths.module(someModule.key);
export const apiPage = paths.moduleApi(someModule.key);
export const otherGuide = paths.module(otherModule.key);
export const thirdGuide = paths.module(thirdModule.key);
export const thirdApiPage = paths.moduleApi(thirdModule.key);
export const lastApiPage = paths.moduleApi(lastModule.key);
