import {changelog} from '../../facts/releases';
import type {Component, Entities, Module, Release} from '../../facts/types';
import {fieldName} from '../../shared/api/fields';
import {
  fieldPaths,
  formerFields,
  moduleOf,
  namedFields,
  SETTINGS,
  successorPaths,
  worksUntil,
} from '../../shared/api/replaced';
import {suggest} from '../../shared/nearest';
import {componentReport} from './releases';
import {reporter, type FactProblem, type Report} from './report';
import type {Facts} from './theFacts';

/** A component with the module that it belongs to. */
interface Pair {
  component: Component;
  module: Module;
}

/** Where a field is in the facts of its module. */
const fieldPlace = (path: string): string[] => {
  const [object = '', ...names] = path.split('.');
  return object === SETTINGS ? ['api', 'formerSettings', ...names] : ['entities', object, ...names];
};

/** Checks that the facts have every field that a release lists, as one that this release replaced. */
function checkListed({component, module}: Pair, release: Release, report: Report): void {
  const fields = namedFields({module, objects: module.entities});
  for (const path of release.replacedFields ?? []) {
    const at = ['releases', release.version, 'replacedFields'];
    const replaced = fields.find((named) => named.path === path)?.field.replaced;
    const name = `${component.name} ${release.version}`;
    if (!fields.some((named) => named.path === path)) {
      report(
        at,
        `${name} takes ${path} from the API, which promises to keep it`,
        `Put the field back into src/facts/modules/${module.key}.ts, with \`replaced\`.`,
      );
    } else if (replaced?.in.component !== component.name || replaced.in.version !== release.version) {
      report(at, `${path} does not say that ${name} replaced it`, 'Name the release in `replaced.in` of the field.');
    }
  }
}

/** Checks that a field which was replaced says by what and when, and that nothing asks for it. */
function checkModule(module: Module, components: readonly Component[], report: Report): void {
  const page = {module, objects: module.entities};
  const paths = fieldPaths(page);
  for (const named of namedFields(page)) {
    const {path, field} = named;
    const {replaced} = field;
    const at = fieldPlace(path);
    if (!replaced) {
      if (path.startsWith(`${SETTINGS}.`)) {
        report(at, `${path} is a former setting and does not say what replaced it`, 'Add `replaced`.');
      }
      continue;
    }
    const {component: name, version} = replaced.in;
    const release = components.find((one) => one.name === name)?.releases.find((one) => one.version === version);
    if (!release?.replacedFields?.includes(path)) {
      report([...at, 'replaced'], `no release ${version} of ${name} lists ${path}`, 'Add it to its `replacedFields`.');
    } else {
      const until = replaced.until ?? worksUntil(release.date);
      if (until < changelog.asOf) {
        report(
          [...at, 'replaced'],
          `${path} works until ${until} at least, which is before ${changelog.asOf}, the day of the facts`,
          'The API still has the field, so promise a later day: add `until` here.',
        );
      }
    }
    for (const successor of successorPaths(named)) {
      if (!paths.has(successor)) {
        report(
          [...at, 'replaced'],
          `${path} is replaced by ${successor}, which is no field`,
          suggest(successor, [...paths]),
        );
      }
    }
    if (field.required) report(at, `${path} is replaced and required`, 'Remove `required`.');
  }
  checkRequired(module.entities, report);
}

/** Checks that requests with a former name need not have the new one, too. */
function checkRequired(entities: Entities, report: Report): void {
  for (const [object, all] of Object.entries(entities)) {
    const fields = all.flatMap((field) => ('key' in field ? [] : [field]));
    for (const field of fields) {
      if (field.required === true && formerFields(field, fields).length > 0) {
        report(
          ['entities', object, fieldName(field)],
          `${object}.${field.name} is required of requests with its former name, too`,
          "Write required: 'unless_former'.",
        );
      }
    }
  }
}

/** Finds fields of the API that a release deprecates and the API doesn't keep, or the other way around. */
export function findReplacedFields(facts: Facts): FactProblem[] {
  const problems: FactProblem[] = [];
  const components = facts.changelog.current;
  for (const component of components) {
    const report = componentReport(component.name, 'current', (file) => reporter(problems, file));
    const module = facts.modules.find(({key}) => key === moduleOf(component.name));
    if (!module) continue;
    for (const release of component.releases) checkListed({component, module}, release, report);
  }
  for (const module of facts.modules) {
    checkModule(module, components, reporter(problems, `modules/${module.key}.ts`));
  }
  return problems;
}
