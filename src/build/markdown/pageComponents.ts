import {chatComponentNames} from '../../lib/chat/propSchemas';
import {islandNames} from './islandNames.mjs';
import {requireFromRoot, root} from '../root';

interface ComponentModule {
  module: string;
  defaultExport?: string;
  namedExports?: readonly string[];
}

/** Pages use these without an import. Components of the theme render Markdown's own elements. */
export const componentModules: readonly ComponentModule[] = [
  ...islandNames(root).map((name) => ({module: `@site/src/islands/${name}`, defaultExport: name})),
  {module: '@theme/Admonition', defaultExport: 'Admonition'},
  {module: '@site/src/components/chat', namedExports: chatComponentNames},
  {module: '@site/src/components/docs/Anchor', defaultExport: 'Anchor'},
  {module: '@site/src/components/docs/Badge', defaultExport: 'Badge'},
  {module: '@site/src/components/docs/Diagram', defaultExport: 'Diagram'},
  {module: '@theme/TabItem', defaultExport: 'TabItem'},
  {module: '@theme/Tabs', defaultExport: 'Tabs'},
];

export interface ModuleExport {
  module: string;
  isDefault: boolean;
}

export const componentExports: ReadonlyMap<string, ModuleExport> = new Map(
  componentModules.flatMap(({module, defaultExport, namedExports = []}): [string, ModuleExport][] => [
    ...(defaultExport === undefined ? [] : [[defaultExport, {module, isDefault: true}] as [string, ModuleExport]]),
    ...namedExports.map((name): [string, ModuleExport] => [name, {module, isDefault: false}]),
  ]),
);

/** Loaded with `require`, because checking its types takes seconds. */
const lucide = requireFromRoot('lucide-react/dynamicIconImports') as {default: Record<string, unknown>};

/** `paw-print` → `PawPrint` */
const iconName = (file: string): string => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Icons by name, as in `icon={PawPrint}`. Components take precedence over icons with the same name. */
export const iconExports: ReadonlyMap<string, ModuleExport> = new Map(
  Object.keys(lucide.default)
    .map((file): [string, ModuleExport] => [iconName(file), {module: `lucide-react/icons/${file}`, isDefault: true}])
    .filter(([name]) => !componentExports.has(name)),
);
