import type {ContentProblem} from '../node/content/problems';
import type {FactProblem} from './facts/report';
import type {Facts} from './facts/theFacts';
import type {Sources} from './sources/read';

/** A check of content. */
interface Check<When extends string, Subject, Found> {
  /** By this name tests hold plants that it finds. */
  name: string;
  /** What it can read: the facts alone, or the sources of pages, too. */
  when: When;
  /** What it does not let pass, in words that follow "refuses". */
  refuses: string;
  find(subject: Subject): readonly Found[] | Promise<readonly Found[]>;
}

/** A check that reads facts. */
export interface FactCheck extends Check<'facts', Facts, FactProblem> {
  /** It reads what follows from facts, which cannot be made of wrong ones: it runs when all others found nothing. */
  ofWhatFollows?: true;
}

/** A check that reads the sources of pages. */
export interface SourceCheck extends Check<'sources', Sources, ContentProblem> {
  /** Why a build does without it; all others stop a build. */
  notInBuild?: string;
}
