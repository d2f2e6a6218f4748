import type {ApiObjects, ChangelogComponent, Module} from '../../facts/types';
import {fieldName} from '../../facts/derived/api/fields';
import {
  possibleSuccessorPaths,
  fieldsReplacedBy,
  replaceableFields,
  SETTINGS_SEGMENT,
  successorPaths,
} from '../../facts/derived/api/replacedFields';
import {checkKnown, type Report, type ReportIn} from './report';
import type {Facts} from './siteFacts';

/** Returns the path of a field in the facts of its module: `"poll.ends"` → `["entities", "poll", "ends"]` */
const factPathOf = (path: string): string[] => {
  const [objectName = '', ...names] = path.split('.');
  return objectName === SETTINGS_SEGMENT ? ['api', 'formerSettings', ...names] : ['entities', objectName, ...names];
};

function checkReplacements(module: Module, components: readonly ChangelogComponent[], report: Report): void {
  const apiPage = {module, objects: module.entities ?? {}};
  const possiblePaths = possibleSuccessorPaths(apiPage);
  for (const fieldWithPath of replaceableFields(apiPage)) {
    const {path, field} = fieldWithPath;
    const {replaced} = field;
    const factPath = factPathOf(path);
    if (!replaced) {
      if (path.startsWith(`${SETTINGS_SEGMENT}.`)) {
        report(factPath, `the former setting ${path} has no replacement`, 'Add `replaced`.');
      }
      continue;
    }
    const {component: name, version} = replaced.in;
    const release = components
      .find((component) => component.name === name)
      ?.releases.find((release) => release.version === version);
    if (!release) {
      const repair = 'Delete the field, which belongs to the history of another bot, or correct `replaced.in`.';
      report(
        [...factPath, 'replaced'],
        `${path} was replaced in ${name} ${version}, which is not in the facts`,
        repair,
      );
    }
    checkKnown('field', successorPaths(fieldWithPath), [...possiblePaths], [...factPath, 'replaced'], report);
    if (field.required) report(factPath, `${path} is replaced, but required`, 'Remove `required`.');
  }
  checkSuccessorsAreOptional(module.entities ?? {}, report);
}

/** A request that sends a field's former name must not need the new name. */
function checkSuccessorsAreOptional(objects: ApiObjects, report: Report): void {
  for (const [objectName, objectFields] of Object.entries(objects)) {
    // General settings have a key instead of a name, and were never replaced.
    const fields = objectFields.flatMap((field) => ('key' in field ? [] : [field]));
    for (const field of fields) {
      if (field.required === true && fieldsReplacedBy(field, fields).length > 0) {
        report(
          ['entities', objectName, fieldName(field)],
          `${objectName}.${field.name} is required even in requests that send its former name`,
          "Write required: 'unless_former'.",
        );
      }
    }
  }
}

/** Checks that a release in the facts replaced each former field, and that its successors exist. */
export function checkReplacedFields({changelog: {current}, modules}: Facts, reportIn: ReportIn): void {
  for (const module of modules.filter(({api}) => api))
    checkReplacements(module, current, reportIn(`modules/${module.key}.ts`));
}
