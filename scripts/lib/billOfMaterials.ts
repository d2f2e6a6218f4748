import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ComponentScope, ComponentType, HashAlgorithm} from '@cyclonedx/cyclonedx-library/Enums';
import {Bom, Component, LicenseExpression} from '@cyclonedx/cyclonedx-library/Models';
import {JSON as JsonFormat, JsonSerializer} from '@cyclonedx/cyclonedx-library/Serialize';
import {Spec1dot6} from '@cyclonedx/cyclonedx-library/Spec';

/** A package of a lock file of npm. Source: https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
interface Locked {
  /** Its own name, where its folder has another. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages of a lock file by their folders; the project itself has the folder ''. */
export type Packages = Readonly<Record<string, Locked>>;

/** Where the bill is written: beside `build/`, for it is for those who run the site, not for its visitors. */
const billFile = 'bill-of-materials.cdx.json';

const nameOf = (folder: string, {name}: Locked): string => name ?? folder.replace(/^.*node_modules\//, '');

function componentOf(folder: string, locked: Locked): Component {
  const {version = '', license, integrity, optional = false} = locked;
  const [name = '', scope] = nameOf(folder, locked).split('/').reverse();
  const component = new Component(ComponentType.Library, name, {
    bomRef: folder,
    version,
    scope: optional ? ComponentScope.Optional : ComponentScope.Required,
    purl: `pkg:npm/${scope === undefined ? '' : `${encodeURIComponent(scope)}/`}${name}@${version}`,
    ...(scope === undefined ? {} : {group: scope}),
  });
  if (license !== undefined) component.licenses.add(new LicenseExpression(license));
  const [, sha512] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (sha512 !== undefined)
    component.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(sha512, 'base64').toString('hex'));
  return component;
}

/** Folder of the package that another finds by a name: beside its own packages, or beside those of whom it belongs to. */
function foundFrom(folder: string, name: string, packages: Packages): string | undefined {
  for (let at = folder; ; at = at.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/**
 * All packages that a build is made with, in the words of CycloneDX 1.6: those for every system, as the lock file has them.
 * Without a time and a number of its own, so the same sources give the same bill.
 * Source: https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(packages: Packages): string {
  const {'': project = {}} = packages;
  const bom = new Bom();
  const root = new Component(ComponentType.Application, project.name ?? '', {
    bomRef: 'project',
    ...(project.version === undefined ? {} : {version: project.version}),
  });
  bom.metadata.component = root;
  const shipped = Object.entries(packages).filter(([folder, {dev = false}]) => folder !== '' && !dev);
  const components = new Map(shipped.map(([folder, locked]) => [folder, componentOf(folder, locked)]));
  for (const [folder, {dependencies, optionalDependencies}] of [['', project] as const, ...shipped]) {
    const needing = components.get(folder) ?? root;
    for (const name of Object.keys({...dependencies, ...optionalDependencies})) {
      const needed = components.get(foundFrom(folder, name, packages) ?? '');
      if (needed) needing.dependencies.add(needed.bomRef);
    }
  }
  for (const component of components.values()) bom.components.add(component);
  const serializer = new JsonSerializer(new JsonFormat.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, {sortLists: true, space: 2})}\n`;
}

/** Writes the bill of a project beside its build. */
export function writeBillOfMaterials(root: string): void {
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {packages: Packages};
  writeFileSync(join(root, billFile), billOfMaterials(packages));
}
