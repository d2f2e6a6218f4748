import {api} from '../../facts/api';
import {changelog} from '../../facts/releases';
import {
  moduleKeys,
  type Component,
  type Field,
  type ModuleKey,
  type Release,
  type Replacement,
} from '../../facts/types';
import {apiPage, type ApiPage} from './endpoints';

/** A field with the names of the object and of the fields around it, joined by dots: `panel.options.label`. */
export interface NamedField {
  path: string;
  field: Field;
}

/** The name under which paths have the settings of a module. */
export const SETTINGS = 'settings';

const below = (fields: readonly Field[], path: string): NamedField[] =>
  fields.flatMap((field) => [
    {path: `${path}.${field.name}`, field},
    ...below(field.fields ?? [], `${path}.${field.name}`),
  ]);

/** Every field of the objects of a page, and those that its settings had before; settings of today are in `settings`. */
export const namedFields = ({objects, module}: Pick<ApiPage, 'objects' | 'module'>): NamedField[] => [
  ...Object.entries(objects).flatMap(([name, fields]) =>
    below(
      // Settings of the whole server are written otherwise, and none of them was replaced.
      fields.flatMap((field) => ('key' in field ? [] : [field])),
      name,
    ),
  ),
  ...below(module?.api.formerSettings ?? [], SETTINGS),
];

/** Paths of all that a field can be replaced by. */
export const fieldPaths = (page: Pick<ApiPage, 'objects' | 'module'>): ReadonlySet<string> =>
  new Set([
    ...namedFields(page).map(({path}) => path),
    ...(page.module?.settings ?? []).map(({key}) => `${SETTINGS}.${key}`),
  ]);

/** The paths of what takes a field's place: a name without a dot is one of the same list. */
export const successorPaths = ({path, field}: NamedField): string[] =>
  (field.replaced?.by ?? []).map((name) => (name.includes('.') ? name : path.replace(/[^.]+$/, name)));

/** What takes a field's place: a field of the same list, or of an object. */
export const successors = ({by}: Replacement): {object?: string; name: string}[] =>
  by.map((path) => {
    const [name = '', object] = path.split('.').reverse();
    return object === undefined ? {name} : {object, name};
  });

/** The fields of a list that a field of it replaced: its former names. */
export const formerFields = (field: Field, fields: readonly Field[]): readonly Field[] =>
  fields.filter(({replaced}) => replaced?.by.includes(field.name));

/** The module that a component of the changelog belongs to: `modules.invite_tracker`, `modules.polls.entries`. */
export const moduleOf = (component: string): ModuleKey | undefined =>
  moduleKeys.find((key) => component.split('.')[1] === key.replaceAll('-', '_') && component.startsWith('modules.'));

/**
 * The day until which a field that a release gave up works at least: as many months later as the API promises.
 * @param date of the release, ISO
 */
export function worksUntil(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + api.versioning.keptMonths);
  return day.toISOString().slice(0, 10);
}

const currentComponents: readonly Component[] = changelog.current;

/** A release that gave a field up, and until when the field works at least. */
export interface Deprecation {
  component: Component;
  release: Release;
  /** ISO date. */
  until: string;
}

/**
 * The release that gave a field up.
 * @throws if there is none; `checkFacts` says so first, with file and repair
 */
export function deprecationOf({in: {component: name, version}, until}: Replacement): Deprecation {
  const component = currentComponents.find((component) => component.name === name);
  const release = component?.releases.find((release) => release.version === version);
  if (!component || !release) throw new Error(`No release ${version} of ${name} in the facts.`);
  return {component, release, until: until ?? worksUntil(release.date)};
}

/** A field that a release gave up, and the page of the API that has it. */
export interface DeprecatedField extends NamedField {
  owner: ModuleKey;
  replaced: Replacement;
}

/** The fields that a release of a component gave up, in the order of the facts. */
export function deprecatedIn({name}: Component, {version}: Release): DeprecatedField[] {
  const owner = moduleOf(name);
  if (owner === undefined) return [];
  return namedFields(apiPage(owner)).flatMap(({path, field}) => {
    const {replaced} = field;
    return replaced?.in.component === name && replaced.in.version === version ? [{path, field, owner, replaced}] : [];
  });
}
