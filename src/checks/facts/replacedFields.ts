import {changelog} from '../../facts/releases';
import type {Component, Entities, Module, Release} from '../../facts/types';
import {fieldName} from '../../facts/derived/api/fields';
import {
  fieldPaths,
  formerFields,
  moduleOf,
  namedFields,
  SETTINGS,
  successorPaths,
  worksUntil,
} from '../../facts/derived/api/replaced';
import {componentReport} from './releases';
import {checkKnown, type Report, type ReportIn} from './report';
import type {Facts} from './siteFacts';

/** Returns the path of a field in the facts of its module: `"poll.ends"` → `["entities", "poll", "ends"]` */
const fieldAt = (path: string): string[] => {
  const [object = '', ...names] = path.split('.');
  return object === SETTINGS ? ['api', 'formerSettings', ...names] : ['entities', object, ...names];
};

/** The API promises to keep replaced fields for some time. */
function checkRelease(component: Component, module: Module, release: Release, report: Report): void {
  const fields = namedFields({module, objects: module.entities ?? {}});
  const at = ['releases', release.version, 'replacedFields'];
  const name = `${component.name} ${release.version}`;
  for (const path of release.replacedFields ?? []) {
    const named = fields.find((field) => field.path === path);
    if (!named) {
      const repair = `Put the field back into src/facts/modules/${module.key}.ts, with \`replaced\`: the API promises to keep it.`;
      report(at, `${name} replaced ${path}, which is gone`, repair);
      continue;
    }
    const replacedIn = named.field.replaced?.in;
    if (replacedIn?.component !== component.name || replacedIn.version !== release.version) {
      report(at, `${path} doesn't name ${name}, which replaced it`, 'Name the release in `replaced.in` of the field.');
    }
  }
}

function checkModule(module: Module, components: readonly Component[], report: Report): void {
  const page = {module, objects: module.entities ?? {}};
  const paths = fieldPaths(page);
  for (const named of namedFields(page)) {
    const {path, field} = named;
    const {replaced} = field;
    const at = fieldAt(path);
    if (!replaced) {
      if (path.startsWith(`${SETTINGS}.`)) {
        report(at, `the former setting ${path} has no replacement`, 'Add `replaced`.');
      }
      continue;
    }
    const {component: name, version} = replaced.in;
    const release = components.find((one) => one.name === name)?.releases.find((one) => one.version === version);
    if (!release) {
      const repair = 'Delete the field, which belongs to the history of another bot, or correct `replaced.in`.';
      report([...at, 'replaced'], `${path} was replaced in ${name} ${version}, which is not in the facts`, repair);
    } else if (!release.replacedFields?.includes(path)) {
      report([...at, 'replaced'], `no release ${version} of ${name} lists ${path}`, 'Add it to its `replacedFields`.');
    } else {
      const until = replaced.until ?? worksUntil(release.date);
      if (until < changelog.asOf) {
        report(
          [...at, 'replaced'],
          `${path} works until ${until}, which is before the date of the facts, ${changelog.asOf}`,
          'Add a later date as `until`: the API still has the field.',
        );
      }
    }
    checkKnown('field', successorPaths(named), [...paths], [...at, 'replaced'], report);
    if (field.required) report(at, `${path} is replaced, but required`, 'Remove `required`.');
  }
  checkRequired(module.entities ?? {}, report);
}

/** A request that sends a field's former name must not need the new name. */
function checkRequired(entities: Entities, report: Report): void {
  for (const [object, all] of Object.entries(entities)) {
    const fields = all.flatMap((field) => ('key' in field ? [] : [field]));
    for (const field of fields) {
      if (field.required === true && formerFields(field, fields).length > 0) {
        report(
          ['entities', object, fieldName(field)],
          `${object}.${field.name} is required even in requests that send its former name`,
          "Write required: 'unless_former'.",
        );
      }
    }
  }
}

/** Checks that releases and fields of the API agree about what was replaced. */
export function checkReplacedFields({changelog: {current}, modules}: Facts, reportIn: ReportIn): void {
  const inApi = modules.filter(({api}) => api);
  for (const component of current) {
    const module = inApi.find(({key}) => key === moduleOf(component.name));
    if (!module) continue;
    const report = componentReport(component.name, 'current', reportIn);
    for (const release of component.releases) checkRelease(component, module, release, report);
  }
  for (const module of inApi) checkModule(module, current, reportIn(`modules/${module.key}.ts`));
}
