import {deprecationOf, successors, type DeprecatedField} from '../../shared/api/replaced';
import type {Replacement} from '../../facts/types';
import {andList} from '../../shared/listFormats';
import {paths} from '../../shared/routing/paths';
import {sentence} from '../../shared/sentences';
import {fieldAnchor, objectAnchor, objectWords} from './anchors';

/** What takes a field's place, in words: `groups and excluded_events`, `format of the counter`. */
const successorWords = (replaced: Replacement): string =>
  andList.format(
    successors(replaced).map(({object, name}) =>
      object === undefined ? name : `${name} of the ${objectWords(object)}`,
    ),
  );

/** Since when a field is given up, until when it works, and what takes its place; whole sentences. */
export function deprecationWords(replaced: Replacement): string {
  const {component, release, until} = deprecationOf(replaced);
  const instead = replaced.by.length > 0 ? `use ${successorWords(replaced)} instead` : 'nothing takes its place';
  return [
    `Deprecated since ${component.title} ${release.version} (${release.date}): ${instead}`,
    `It works until ${until} at least`,
    replaced.how,
  ]
    .map(sentence)
    .join(' ');
}

/** What a changelog says of a field that a release gave up. */
export interface FormerFieldWords {
  /** Where the field is described, from the root of the site. */
  address: string;
  name: string;
  /** What follows the name. */
  rest: string;
}

/** A field that a release gave up, for the changelog. */
export function formerFieldWords({path, owner, replaced}: DeprecatedField): FormerFieldWords {
  const [object = '', ...names] = path.split('.');
  const instead = replaced.by.length > 0 ? `: use ${successorWords(replaced)} instead` : '';
  return {
    address: `${paths.apiPage(owner)}#${fieldAnchor(objectAnchor(object), names)}`,
    name: names.join('.'),
    rest: ` of the ${objectWords(object)}${instead}. It works until ${deprecationOf(replaced).until} at least.`,
  };
}
