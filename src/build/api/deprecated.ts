import {deprecationOf, successors, type DeprecatedField} from '../../facts/derived/api/replaced';
import type {Replacement} from '../../facts/types';
import {andList} from '../../lib/collections';
import {sentence} from '../../lib/sentences';
import {paths} from '../../facts/derived/paths';
import {fieldAnchor, objectAnchor, objectLabel} from './anchors';

/** `groups and excluded_events`, `format of the counter` */
const successorText = (replaced: Replacement): string =>
  andList.format(
    successors(replaced).map(({object, name}) =>
      object === undefined ? name : `${name} of the ${objectLabel(object)}`,
    ),
  );

/** `Deprecated since Logging 3.0.0 (2026-06-16): use groups instead. It works until 2027-06-16 at least.` */
export function deprecationText(replaced: Replacement): string {
  const {component, release, until} = deprecationOf(replaced);
  const instead = replaced.by.length > 0 ? `use ${successorText(replaced)} instead` : 'nothing takes its place';
  return [
    `Deprecated since ${component.title} ${release.version} (${release.date}): ${instead}`,
    `It works until ${until} at least`,
    replaced.how,
  ]
    .map(sentence)
    .join(' ');
}

export interface FormerFieldLink {
  /** Path and anchor. */
  href: string;
  name: string;
  explanation: string;
}

/**
 * Describes a deprecated field for the changelog:
 * `events`, ` of the destination: use groups and excluded_events instead. It works until …`
 */
export function formerFieldLink({path, owner, replaced}: DeprecatedField): FormerFieldLink {
  const [object = '', ...names] = path.split('.');
  const instead = replaced.by.length > 0 ? `: use ${successorText(replaced)} instead` : '';
  return {
    href: `${paths.apiPage(owner)}#${fieldAnchor(objectAnchor(object), names)}`,
    name: names.join('.'),
    explanation: ` of the ${objectLabel(object)}${instead}. It works until ${deprecationOf(replaced).until} at least.`,
  };
}
