import {api} from '../../api';
import {changelog, moduleKeyOf} from '../../releases';
import {apiModules} from '../../modules';
import type {ChangelogComponent, Field, Release, Replacement} from '../../types';
import type {ApiPage, Owner} from './endpoints';

export interface FieldWithPath {
  /** The object's name, parent fields and the field: `panel.options.label`. */
  path: string;
  field: Field;
}

/** First segment in the path of a module's setting. */
export const SETTINGS_SEGMENT = 'settings';

const fieldsBelow = (fields: readonly Field[], parentPath: string): FieldWithPath[] =>
  fields.flatMap((field) => [
    {path: `${parentPath}.${field.name}`, field},
    ...fieldsBelow(field.fields ?? [], `${parentPath}.${field.name}`),
  ]);

/** Returns the fields of a page's objects and the deprecated settings of its module, without the current `module.settings`. */
export const replaceableFields = ({objects, module}: Pick<ApiPage, 'objects' | 'module'>): FieldWithPath[] => [
  ...Object.entries(objects).flatMap(([name, fields]) =>
    fieldsBelow(
      // General settings have another shape, and were never replaced.
      fields.flatMap((field) => ('key' in field ? [] : [field])),
      name,
    ),
  ),
  ...fieldsBelow(module?.api?.formerSettings ?? [], SETTINGS_SEGMENT),
];

/** Returns the paths of `replaceableFields` and of the module's current settings. */
export const possibleSuccessorPaths = (page: Pick<ApiPage, 'objects' | 'module'>): ReadonlySet<string> =>
  new Set([
    ...replaceableFields(page).map(({path}) => path),
    ...(page.module?.settings ?? []).map(({key}) => `${SETTINGS_SEGMENT}.${key}`),
  ]);

/** Returns the paths of a field's successors. A name without a dot is a sibling's: `panel.mode` by `kind` → `panel.kind` */
export const successorPaths = ({path, field}: FieldWithPath): string[] =>
  (field.replaced?.by ?? []).map((name) => (name.includes('.') ? name : path.replace(/[^.]+$/, name)));

/** Returns a field's successors: `panel.kind` → `{object: 'panel', name: 'kind'}`. Siblings have no `object`. */
export const parseSuccessors = ({by}: Replacement): {object?: string; name: string}[] =>
  by.map((path) => {
    const [name = '', object] = path.split('.').reverse();
    return object === undefined ? {name} : {object, name};
  });

/** Returns the deprecated siblings that a field replaced. */
export const fieldsReplacedBy = (field: Field, fields: readonly Field[]): readonly Field[] =>
  fields.filter(({replaced}) => replaced?.by.includes(field.name));

/** The last day that the API promises to keep a deprecated field: the release's date plus `keptMonths`. ISO dates. */
export function worksUntil(deprecatedOn: string): string {
  const day = new Date(`${deprecatedOn}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + api.versioning.keptMonths);
  // In a shorter month, `Date` overflows into the next one: February 31 → March 3. Day 0 is the last day of the month before.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

const currentComponents: readonly ChangelogComponent[] = changelog.current;

export interface Deprecation {
  component: ChangelogComponent;
  release: Release;
  /** The field works at least until this ISO date. */
  until: string;
}

/**
 * Returns the release that deprecated a field.
 * @throws if the release doesn't exist. `findFactMistakes` reports that first, with the file and a repair.
 */
export function findDeprecation({in: {component: name, version}, until}: Replacement): Deprecation {
  const component = currentComponents.find((listed) => listed.name === name);
  const release = component?.releases.find((listed) => listed.version === version);
  if (!component || !release) throw new Error(`Unknown release ${version} of ${name}; see src/facts/releases.`);
  return {component, release, until: until ?? worksUntil(release.date)};
}

export interface DeprecatedField extends FieldWithPath {
  owner: Owner;
  replaced: Replacement;
}

export function fieldsDeprecatedIn({name}: ChangelogComponent, {version}: Release): DeprecatedField[] {
  const module = apiModules.find(({key}) => key === moduleKeyOf(name));
  if (!module) return [];
  return replaceableFields({module, objects: module.entities ?? {}}).flatMap(({path, field}) => {
    const {replaced} = field;
    return replaced?.in.component === name && replaced.in.version === version
      ? [{path, field, owner: module.key, replaced}]
      : [];
  });
}
