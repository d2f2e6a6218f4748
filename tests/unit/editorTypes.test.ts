import path from 'node:path';
import {createMdxLanguagePlugin} from '@mdx-js/language-service';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {root} from '../root';
import {moduleKeys, moduleNamed} from '../../src/facts/modules';
import {renderBlock} from '../../src/build/content/blocks';
import {blocks} from '../../src/build/content/blocks/registry';
import {islandNames, islandTypes} from '../../src/build/markdown/islandNames.mjs';
import pageSyntax from '../../src/build/content/pageSyntax.mjs';
import {facts} from '../../src/build/content/factTree';

const declarations = path.join(root, 'src/build/content/editorTypes.ts');
const page = path.join(root, 'docs/planted.jsx');
const islands = path.join(root, '.docusaurus/islands.d.ts');
const texts = new Map([[islands, islandTypes(islandNames(root))]]);

/** Returns a page as TypeScript gets it from MDX's language server, and a function that maps offsets of the page to it. */
function toScript(source: string): {script: string; mapOffset: (offset: number) => number} {
  const plugin = createMdxLanguagePlugin([pageSyntax]);
  const code = plugin.createVirtualCode?.('planted.mdx', 'mdx', ts.ScriptSnapshot.fromString(source), {
    getAssociatedScript: () => undefined,
  });
  const [jsx] = code?.embeddedCodes ?? [];
  if (!jsx) throw new Error('The language server made no script of the page.');
  const places = jsx.mappings.flatMap(({sourceOffsets, generatedOffsets, lengths}) =>
    sourceOffsets.map((from, index) => ({from, to: generatedOffsets[index] ?? 0, length: lengths[index] ?? 0})),
  );
  return {
    script: jsx.snapshot.getText(0, jsx.snapshot.getLength()),
    mapOffset: (offset) => {
      const place = places.find(({from, length}) => offset >= from && offset <= from + length);
      if (!place) throw new Error(`The script has nothing for offset ${offset} of the page.`);
      return place.to + offset - place.from;
    },
  };
}

const config = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {},
  {...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined},
);
const options: ts.CompilerOptions = {...config?.options, types: ['node']};

/** Returns the completions at each `¦` of a page. */
function completions(marked: string): string[][] {
  const parts = marked.split('¦');
  const {script, mapOffset} = toScript(parts.join(''));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [declarations, islands, page],
    getScriptVersion: () => '',
    getScriptSnapshot: (file) => {
      const text = file === page ? script : (texts.get(file) ?? ts.sys.readFile(file));
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
  });
  return parts.slice(0, -1).map((_, index) => {
    const offset = parts.slice(0, index + 1).join('').length;
    const found = service.getCompletionsAtPosition(page, mapOffset(offset), {includeCompletionsWithInsertText: true});
    // In JavaScript, TypeScript also suggests every word of the file, marked as a warning.
    const known = (found?.entries ?? []).filter(({kind}) => kind !== ts.ScriptElementKind.warning);
    return known.map(({name}) => name).sort();
  });
}

const [key = ''] = moduleKeys;

const closedBlocks = [...blocks].filter(
  ([name]) => !['Answers', 'List', 'Questions', 'Releases', 'Request', 'Steps'].includes(name),
);

/** All tests use one page, because the compiler starts again with each page. */
const [roots = [], limits, keys, paths = [], stepPaths, props, ...keysOfBlocks] = completions(`
From {$¦} to {$modules.${key}.limits.x¦}

Up to {$modules.¦}

<Facts.List of="¦" />

<Facts.Steps of="¦" />

<Chat ¦ summary="a">
  a
</Chat>

${closedBlocks.map(([name]) => `<Facts.${name} of="¦" />\n`).join('\n')}
`);

describe('an editor', () => {
  it('completes the first part of a placeholder', () => {
    expect(roots.filter((name) => /^\$\w/.test(name))).toEqual(
      Object.keys(facts)
        .map((name) => `$${name}`)
        .sort(),
    );
  });

  it('completes later parts of a placeholder, with items of lists by their key', () => {
    expect(keys).toEqual([...moduleKeys].sort());
    expect(limits).toEqual(
      moduleNamed(key)
        .limits.map((limit) => limit.key)
        .sort(),
    );
  });

  it.each(closedBlocks.map(([name, block], index) => [name, block, index] as const))(
    'completes the keys of Facts.%s',
    (_, block, index) => {
      expect(keysOfBlocks[index]).toEqual(Object.keys(block).sort());
    },
  );

  it('completes paths to lists of strings', () => {
    expect(paths).toContain('functions.games.rules');
    expect(paths.filter((of) => 'message' in renderBlock('List', of))).toEqual([]);
    expect(stepPaths).toEqual(paths);
  });

  it('completes the props of a chat preview', () => {
    expect(props).toEqual(expect.arrayContaining(['channel', 'surface']));
  });
});
