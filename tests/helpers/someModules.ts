/** Modules, groups of functions and their pages, for tests that work with any module. Chosen by their properties, so that names can change. */
import {functionList} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import type {FunctionGroup, Module} from '../../src/facts/types';
import {paths} from '../../src/facts/derived/paths';

function moduleWithMost(count: (module: Module) => number): Module {
  const [module] = moduleList.toSorted((a, b) => count(b) - count(a));
  if (!module) throw new Error('there are no modules');
  return module;
}

const permissionCount = ({permissions: {required, optional}}: FunctionGroup): number =>
  required.length + optional.length;

/** Of the modules with parts in the changelog, the one with the most optional permissions. */
export const someModule = moduleWithMost(({parts = [], permissions}) =>
  parts.length > 0 ? permissions.optional.length : -1,
);
/** Of the other modules that read messages, the one with the most events. */
export const otherModule = moduleWithMost((module) =>
  module !== someModule && module.intents.messagesFor ? module.events.length : -1,
);

/** Of the other modules, the one that requires the fewest permissions. */
export const thirdModule = moduleWithMost((module) =>
  module === someModule || module === otherModule ? -Infinity : -module.permissions.required.length,
);

/** Far down in the sidebar. */
export const lastModule: Module = moduleList.at(-1) ?? someModule;

/** The group of functions that needs the most permissions, and the next. Modules on sites without groups. */
export const [someGroup = someModule, otherGroup = otherModule]: readonly (FunctionGroup | Module)[] =
  functionList.toSorted((a, b) => permissionCount(b) - permissionCount(a));

export const guideRoute = paths.module(someModule.key);
export const apiPageRoute = paths.moduleApi(someModule.key);
export const otherGuideRoute = paths.module(otherModule.key);
export const thirdGuideRoute = paths.module(thirdModule.key);
export const thirdApiPageRoute = paths.moduleApi(thirdModule.key);
export const lastApiPageRoute = paths.moduleApi(lastModule.key);
