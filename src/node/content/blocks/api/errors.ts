import {errors as errorCatalog, problemFormat} from '../../../../facts/errors';
import type {ApiError, Json} from '../../../../facts/types';
import {errorAnchor} from '../../../../shared/routing/paths';
import {problemExample} from '../../../openapi/document';
import {formatJson} from '../../../openapi/samples';
import {statusLine} from '../../../openapi/statuses';
import {each, keyed} from '../block';
import {inlineMarkdown} from '../inlineMarkdown';
import {apart, code, codeBlock, mdx, type Markdown} from '../mdx';
import {fieldBlock} from './fields';

/** Answers with an error, as they are sent. */
export const problemAnswers = each(
  keyed(errorCatalog, (error) => error.code),
  (error: ApiError) => codeBlock('json', formatJson(problemExample(error) as Json), statusLine(error.status)),
);

/** The members of an answer with an error. */
export const problemMembers = {
  all: () => fieldBlock(problemFormat.members, {view: 'answer', place: 'problem'}),
};

const errorSection = ({code: name, status, title, when, fix, retry}: ApiError): Markdown => mdx`
  ### ${code(name)} {/* #${errorAnchor(name)} */}

  **${status} ${title}.** ${inlineMarkdown(`${when}.`)}

  **What to do:** ${inlineMarkdown(`${fix}. `)}**Retry:** ${retry ? 'yes' : 'no'}.
`;

/** The catalog of error codes, one anchor for each. */
export const errors = {all: () => apart(errorCatalog.map(errorSection))};
