/** Modules and their pages, for tests that work with any. They are found by their properties, so that names can change. */
import {moduleList} from '../src/facts/modules';
import type {Module} from '../src/facts/types';
import {paths} from '../src/shared/routing/paths';

function most(count: (module: Module) => number): Module {
  const [found] = moduleList.toSorted((a, b) => count(b) - count(a));
  if (!found) throw new Error('there are no modules');
  return found;
}

/** Has parts in the changelog, and the most optional permissions of those that do. */
export const someModule = most(({parts = [], permissions}) => (parts.length > 0 ? permissions.optional.length : -1));
/** Reads messages, and logs the most events of those that do. */
export const otherModule = most((module) =>
  module !== someModule && module.intents.messagesFor ? module.events.length : -1,
);

export const thirdModule = most((module) =>
  module === someModule || module === otherModule ? -Infinity : -module.permissions.required.length,
);

/** Far down in the sidebar. */
export const lastModule: Module = moduleList.toSorted((a, b) => (a.key < b.key ? -1 : 1)).at(-1) ?? someModule;

export const guide = paths.module(someModule.key);
export const apiPage = paths.moduleApi(someModule.key);
export const otherGuide = paths.module(otherModule.key);
export const thirdGuide = paths.module(thirdModule.key);
export const thirdApiPage = paths.moduleApi(thirdModule.key);
export const lastApiPage = paths.moduleApi(lastModule.key);
