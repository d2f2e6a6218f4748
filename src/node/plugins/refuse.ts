import type {ContentProblem} from '../content/problems';
import {contentModule} from './content/hooks';

/**
 * Stops a build, or shows the mistakes over the page while developing.
 * @throws ContentError with all problems, if there is any
 */
export function refuse(siteDir: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new (contentModule(siteDir).ContentError)(problems);
}
