import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {types} from '../scripts/check/tools';
import {copyOf, removeCopy} from '../scripts/lib/copy';
import {root} from '../scripts/lib/paths';

/** How TypeScript reads the types that schema-dts makes of the definitions of schema.org, in a folder of their own. */
const compilerOptions = {
  ...{strict: true, noEmit: true, skipLibCheck: true, types: []},
  ...{module: 'preserve', target: 'es2022'},
};

/** Whether a text can be right or wrong by itself: a type, a context, a value that schema.org lists. */
const isName = (key: string, text: string): boolean => key === '@type' || text.startsWith('https://schema.org');

/**
 * Data with numbers and texts alike, and with each item of a list once that others are like: the definitions ask for no
 * more, and the compiler takes a moment for each object.
 * @param key of the property that has the value
 */
function shapeOf(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return isName(key, value) ? value : 'text';
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]));
  }
  const shapes = value.map((item) => JSON.stringify(shapeOf(item, key)));
  return [...new Set(shapes)].map((shape): unknown => JSON.parse(shape));
}

/**
 * What structured data says that schema.org does not know: types, properties, values of another type.
 * @param data what the elements for structured data of each page hold, parsed, by route
 * @returns each with its route, or with the first of several that say it alike
 */
export async function schemaOrgProblems(data: ReadonlyMap<string, readonly unknown[]>): Promise<string[]> {
  const routes = new Map<string, string>();
  for (const [route, graphs] of data) {
    const shape = JSON.stringify(shapeOf(graphs));
    if (!routes.has(shape)) routes.set(shape, route);
  }
  const folder = await copyOf(root, []);
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
    const pages = new Map([...routes].map(([shape, route], index) => [`page${index}.ts`, {route, shape}]));
    for (const [file, {shape}] of pages) {
      const source = `import type {Graph} from 'schema-dts';\n\nexport const data: readonly Graph[] = ${shape};\n`;
      await writeFile(path.join(folder, file), source);
    }
    const findings = await types(folder);
    return findings.map(({file, message}) => `${pages.get(file)?.route ?? file}: ${message}`);
  } finally {
    await removeCopy(folder);
  }
}
