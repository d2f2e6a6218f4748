import type {Kind} from './kind';
import {knownIssue} from './knownIssue';
import {moduleKind} from './module';
import {pageKind} from './page';
import {question} from './question';
import {release} from './release';

/** All that can be made. */
export const kinds: readonly Kind[] = [moduleKind, release, question, knownIssue, pageKind];
