import {createRequire} from 'node:module';
import path from 'node:path';
import type {LucideIconData} from 'lucide-react';
import {icons} from './pageComponents';

const load = createRequire(path.resolve('package.json'));

/** A file of lucide-react: one of a former name has the icon of today and no drawing of its own. */
interface IconModule {
  __iconData?: LucideIconData;
  default: {displayName: string};
}

/**
 * What lucide-react draws an icon of, so that facts can name an icon and a page gets this one alone.
 * @param name as pages write it: `PawPrint`
 * @returns undefined if there is none of this name
 */
export function iconDrawing(name: string): LucideIconData | undefined {
  const module = icons.get(name)?.module;
  if (module === undefined) return undefined;
  const {__iconData: drawing, default: icon} = load(module) as IconModule;
  return drawing ?? (icon.displayName === name ? undefined : iconDrawing(icon.displayName));
}
