import type {LucideIconData} from 'lucide-react';
import {iconExports} from './pageComponents';
import {requireFromRoot} from '../root';

/** A module of lucide-react. A deprecated name re-exports another icon and has no data of its own. */
interface IconModule {
  __iconData?: LucideIconData;
  default: {displayName: string};
}

/** `PawPrint` → its SVG elements. Pages contain those of the icons that facts name, instead of loading all icons. */
export function iconDrawing(name: string): LucideIconData | undefined {
  const module = iconExports.get(name)?.module;
  if (module === undefined) return undefined;
  const {__iconData: drawing, default: icon} = requireFromRoot(module) as IconModule;
  return drawing ?? (icon.displayName === name ? undefined : iconDrawing(icon.displayName));
}
