import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {BrowserName, CompatData, Identifier} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {pageFiles} from '../../src/node/plugins/page-script/scriptFiles';
import {root} from '../root';

// Importing it would make Vite transform 20 MB.
const data = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const bcd = JSON.parse(readFileSync(data, 'utf8')) as CompatData;

/** Maps names in browserslist to names in MDN's data, which lacks browsers such as UC Browser. */
const browsers: Readonly<Record<string, BrowserName>> = {
  and_chr: 'chrome_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** Members that scripts use only if the browser has them. */
const optional: readonly string[] = ['HTMLElement.hidePopover', 'ToggleEvent.newState'];

/** MDN lists members of mixins under these interfaces. */
const mixinHosts = ['Element', 'HTMLElement', 'Document', 'Window', 'Navigator'];

const oldestVersions = new Map<string, number>();
for (const entry of browserslist(null, {path: root, env: 'production'})) {
  const [name = '', versions = ''] = entry.split(' ');
  const version = parseFloat(versions);
  if (name in browsers) oldestVersions.set(name, Math.min(version, oldestVersions.get(name) ?? version));
}

const options: ts.CompilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  paths: {'@site/*': [`${root}/*`]},
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Returns MDN's entry of a member of an interface: `Element`, `checkVisibility`. */
function entryOf(owner: string, member: string): Identifier | undefined {
  const name = owner.replace(/Constructor$/, '').replace(/^Readonly/, '');
  const places: (Identifier | undefined)[] = [bcd.javascript.builtins?.[name], bcd.api[name]];
  return [...places, ...mixinHosts.map((other) => bcd.api[other])].map((place) => place?.[member]).find(Boolean);
}

function versionWith(support: CompatData['api']['x']['__compat'], browser: BrowserName): number {
  const statements = [support?.support[browser]].flat();
  const versions = statements.flatMap((statement) =>
    !statement || statement.flags || statement.alternative_name || statement.prefix
      ? []
      : [parseFloat(String(statement.version_added).replace('≤', ''))],
  );
  return Math.min(...versions.filter((version) => !Number.isNaN(version)));
}

/** Returns supported browsers without the feature: `safari 17 (17.4)`, with its first version in parentheses. */
const browsersWithout = ({__compat}: Identifier): string[] =>
  [...oldestVersions].flatMap(([name, version]) => {
    const since = versionWith(__compat, browsers[name] ?? 'chrome');
    return since > version ? [`${name} ${version} (${since === Infinity ? 'none' : since})`] : [];
  });

/** Returns lines such as `src/page/a.ts:3: Element.checkVisibility is missing in safari 17 (17.4)`. */
function findUnsupported(program: ts.Program, isOurs: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue;
    const visit = (node: ts.Node): void => {
      node.forEachChild(visit);
      if (!ts.isIdentifier(node)) return;
      const symbol = ts.isBindingElement(node.parent)
        ? checker.getTypeAtLocation(node.parent.parent).getProperty((node.parent.propertyName ?? node).getText(file))
        : checker.getSymbolAtLocation(node);
      const declaration = symbol?.declarations?.[0];
      if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return;
      const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : 'Window';
      const feature = `${owner}.${symbol.name}`;
      const entry = entryOf(owner, symbol.name);
      const missing = entry && !optional.includes(feature) ? browsersWithout(entry) : [];
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (missing.length > 0)
        found.add(`${path.relative(root, file.fileName)}:${line}: ${feature} is missing in ${missing.join(', ')}`);
    };
    visit(file);
  }
  return [...found];
}

describe('findUnsupported', () => {
  it('finds nothing in the scripts of pages', () => {
    const program = ts.createProgram(
      pageFiles.map(({source}) => path.join(root, 'src', source)),
      options,
    );
    expect(findUnsupported(program, (file) => /\/src\/(?:page|islands|shared)\//.test(file))).toEqual([]);
  });

  it('reports features that a supported browser lacks', () => {
    const host = ts.createCompilerHost(options);
    const text = `document.body.checkVisibility();
const {size} = new URLSearchParams();
document.querySelector('a')?.closest('p');`;
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, version) =>
      name === 'planted.ts' ? ts.createSourceFile(name, text, version) : read(name, version);
    const found = findUnsupported(ts.createProgram(['planted.ts'], options, host), (file) => file === 'planted.ts');
    expect(found).toEqual([
      expect.stringMatching(/^planted\.ts:1: Element\.checkVisibility is missing in .*\bsafari 17 \(17\.4\)/),
      expect.stringMatching(/^planted\.ts:2: URLSearchParams\.size is missing in /),
    ]);
  });
});
