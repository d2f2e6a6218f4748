import {errors as errorCatalog, problemFormat} from '../../../../facts/errors';
import {hasApi} from '../../../../facts/modules';
import {listedErrors} from '../../../../facts/derived/api/errors';
import type {ApiError, Json} from '../../../../facts/types';
import {errorAnchorId} from '../../../../facts/derived/paths';
import {problemExample} from '../../../api/document';
import {formatJson} from '../../../api/codeSamples';
import {statusLine} from '../../../api/statuses';
import {keyBy, showEach} from '../block';
import {code, codeBlock, withDetectedCode, mdx, paragraphs, type Markdown} from '../mdxTemplate';
import {fieldList} from './fields';

/** `limit_reached` → a JSON code block with the title `409 Conflict`. */
export const problemResponses = showEach(
  keyBy(errorCatalog, (error) => error.code),
  (error: ApiError) => codeBlock('json', formatJson(problemExample(error) as Json), statusLine(error.status)),
);

/** `all` → `type`, `title`, `status` and the other members of a problem response. */
export const problemMembers = {
  all: () => fieldList(problemFormat.members, {view: 'response', anchor: 'problem'}),
};

const errorSection = ({code: errorCode, onlyIn, status, title, when, fix, retry}: ApiError): Markdown => mdx`
  ### ${code(errorCode)} {/* #${errorAnchorId(errorCode)} */}

  **${hasApi && `${status} `}${title}.** ${withDetectedCode(`${when}.${onlyIn === 'chat' && hasApi ? ' The API never sends this.' : ''}`)}

  **What to do:** ${withDetectedCode(`${fix}. `)}**Retry:** ${retry ? 'yes' : 'no'}.
`;

/** `all` → `### limit_reached` with its status, cause and fix. */
export const errors = {all: () => paragraphs(listedErrors.map(errorSection))};
