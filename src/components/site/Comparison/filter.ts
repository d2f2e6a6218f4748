import type {LimitGroup} from '@site/src/components/site/premium.data';
import {hasWords} from '@site/src/sentences';

export interface LimitFilter {
  /** Words of a limit's name or its module's, in any order. */
  search: string;
  onlyDifferences: boolean;
}

/** The limits that a reader wants to see; groups without any are left out. */
export const filterLimits = (
  groups: readonly LimitGroup[],
  {search, onlyDifferences}: LimitFilter,
): readonly LimitGroup[] =>
  groups
    .map((group) => ({
      ...group,
      limits: group.limits.filter(
        ({label, differs}) => (differs || !onlyDifferences) && hasWords(`${group.title} ${label}`, search),
      ),
    }))
    .filter(({limits}) => limits.length > 0);

/** How many limits there are in all groups. */
export const countLimits = (groups: readonly LimitGroup[]): number =>
  groups.reduce((sum, {limits}) => sum + limits.length, 0);
