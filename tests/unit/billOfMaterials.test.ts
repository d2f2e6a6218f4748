import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {billOfMaterials, type Packages} from '../../scripts/lib/billOfMaterials';
import {root} from '../../scripts/lib/paths';

interface Bill {
  components: {'bom-ref': string; purl: string; scope: string}[];
  dependencies: {ref: string; dependsOn?: string[]}[];
}
const bill = (packages: Packages): Bill => JSON.parse(billOfMaterials(packages)) as Bill;

/** Two versions of one package, one of them for another, and what only tests need. */
const packages: Packages = {
  '': {name: 'site', version: '1.0.0', dependencies: {a: '1.0.0', '@of/b': '1.0.0'}},
  'node_modules/a': {version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA', dependencies: {c: '^1.0.0'}},
  'node_modules/a/node_modules/c': {version: '1.0.0', license: 'ISC'},
  'node_modules/@of/b': {version: '1.0.0', license: '(MIT OR CC0-1.0)', optionalDependencies: {c: '^2.0.0'}},
  'node_modules/c': {version: '2.0.0', optional: true},
  'node_modules/test': {version: '1.0.0', dev: true},
};

describe('the bill of materials', () => {
  it('has every package that a build is made with, by address', () => {
    expect(
      bill(packages)
        .components.map(({purl, scope}) => `${purl} ${scope}`)
        .sort(),
    ).toEqual([
      'pkg:npm/%40of/b@1.0.0 required',
      'pkg:npm/a@1.0.0 required',
      'pkg:npm/c@1.0.0 required',
      'pkg:npm/c@2.0.0 optional',
    ]);
  });

  it('says which needs which, of several versions the one that is found', () => {
    const needs = Object.fromEntries(bill(packages).dependencies.map(({ref, dependsOn}) => [ref, dependsOn]));
    expect(needs).toMatchObject({
      project: ['node_modules/@of/b', 'node_modules/a'],
      'node_modules/a': ['node_modules/a/node_modules/c'],
      'node_modules/@of/b': ['node_modules/c'],
    });
  });

  it('is the same whenever it is made, and in whatever order packages are', () => {
    const turned = Object.fromEntries(Object.entries(packages).reverse());
    expect(billOfMaterials(turned)).toBe(billOfMaterials(packages));
  });

  it('of this project is as CycloneDX has it, and has all packages that it names', () => {
    const schema = (name: string): object => {
      const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
      return JSON.parse(readFileSync(path.join(path.dirname(library), 'res/schema', name), 'utf8')) as object;
    };
    // Its schemas have keywords and formats of other drafts, which are no part of what is checked here.
    const ajv = new Ajv({strict: false, validateFormats: false});
    for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
      const file = `${name}.SNAPSHOT.schema.json`;
      ajv.addSchema(schema(file), `http://cyclonedx.org/schema/${file}`);
    }
    const isBill = ajv.compile(schema('bom-1.6.SNAPSHOT.schema.json'));
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {packages: Packages};
    const made = bill(lock.packages);
    expect(isBill(made), JSON.stringify(isBill.errors)).toBe(true);
    expect(isBill({...made, components: [{type: 'library'}]})).toBe(false);
    const named = Object.keys(lock.packages['']?.dependencies ?? {}).map((name) => `node_modules/${name}`);
    const refs = made.components.map((component) => component['bom-ref']);
    expect(named.filter((ref) => !refs.includes(ref))).toEqual([]);
    expect(made.dependencies.find(({ref}) => ref === 'project')?.dependsOn?.toSorted()).toEqual(named.toSorted());
  });
});
