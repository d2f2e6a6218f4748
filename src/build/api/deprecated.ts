import {findDeprecation, parseSuccessors} from '../../facts/derived/api/replacedFields';
import type {Replacement} from '../../facts/types';
import {andListFormat} from '../../lib/collections';
import {endSentence} from '../../lib/sentences';
import {objectLabel} from './objectLabel';

/** `groups and excluded_events`, `format of the counter` */
export const successorText = (replaced: Replacement): string =>
  andListFormat.format(
    parseSuccessors(replaced).map(({object, name}) =>
      object === undefined ? name : `${name} of the ${objectLabel(object)}`,
    ),
  );

/** `Deprecated since Logging 3.0.0 (2026-06-16): use groups instead. It works until 2027-06-16 at least.` */
export function plainDeprecationText(replaced: Replacement): string {
  const {component, release, until} = findDeprecation(replaced);
  const instead = replaced.by.length > 0 ? `use ${successorText(replaced)} instead` : 'nothing takes its place';
  return [
    `Deprecated since ${component.title} ${release.version} (${release.date}): ${instead}`,
    `It works until ${until} at least`,
    replaced.remainingEffect,
  ]
    .map(endSentence)
    .join(' ');
}
