import {api} from '../../../../facts/api';
import type {Field, HttpMethod} from '../../../../facts/types';
import {allEndpoints, type Owner} from '../../../../facts/derived/api/endpoints';
import {errorsByStatus} from '../../../../facts/derived/api/errors';
import {paths} from '../../../../facts/derived/paths';
import {fieldAnchor, objectAnchor, operationAnchor} from '../../../api/anchors';
import {allOperations, type ApiObject, type Operation} from '../../../api/operations';
import {formatJson, sampleLanguages, samplesOf} from '../../../api/codeSamples';
import {isReplacedAsWhole} from '../../../api/schema';
import {sentFields} from '../../../../facts/derived/api/fields';
import {statusLine} from '../../../api/statuses';
import {keyBy, showEach} from '../block';
import {
  code,
  codeBlock,
  joinWithAnd,
  withDetectedCode,
  join,
  lines,
  mdx,
  paragraphs,
  type Markdown,
  type MdxValue,
} from '../mdxTemplate';
import {fieldList, linkedObjectName, requiredSuffix, allowedFieldValueText} from './fields';
import {showEachApiPage, objectLink, ruleList} from './objects';

const requestSamples = (operation: Operation): Markdown => mdx`
  <Tabs groupId="language">
    ${paragraphs(
      samplesOf(operation).map(
        (sample) => mdx`
          <TabItem value="${sample.language}" label="${sampleLanguages[sample.language]}">
            ${codeBlock(sample.language, sample.code)}
          </TabItem>
        `,
      ),
    )}
  </Tabs>
`;

function scopeText(scope: string): Markdown {
  if (scope === 'none') return mdx`You need no key.`;
  if (scope === 'any') return mdx`Your key needs no scope.`;
  return mdx`Your key needs the scope [${code(scope)}](${paths.apiKeys}#scopes).`;
}

/** Names of the paging parameters, which the general API page explains. */
const pagingParameterNames = new Set<string>(api.pagination.query.map(({name}) => name));

function parameterSection({id, pathParameters, queryParameters}: Operation): Markdown {
  const anchorOf = (name: string): string => fieldAnchor(operationAnchor(id), [name]);
  // The general page also explains `guild_id`.
  const pathFields = pathParameters.filter(({name}) => name !== 'guild_id');
  const isPaged = queryParameters.some(({name}) => name === 'after');
  const queryFields = queryParameters.filter((parameter) => !isPaged || !pagingParameterNames.has(parameter.name));
  const paging = mdx`${code('limit')} and ${code('after')} for [paging](${paths.apiGeneral}#paging)`;
  return mdx`
    ${pathFields.length > 0 && mdx`**In the path**\n\n${fieldList(pathFields, {view: 'response', anchor: anchorOf('path')})}`}

    ${queryFields.length > 0 && mdx`**In the query**\n\n${fieldList(queryFields, {view: 'request', anchor: anchorOf('query')})}`}

    ${isPaged && mdx`The query${queryFields.length > 0 && ' also'} takes ${paging}.`}
  `;
}

const fieldNamesAsCode = (fields: readonly Field[]): MdxValue[] => fields.map(({name}) => code(name));

/** Fields of a new object, required ones first, with links to their descriptions. */
function sentFieldItems(fields: readonly Field[], parentAnchor: string): MdxValue {
  const currentFields = fields.filter(({replaced}) => !replaced);
  const requiredFields = currentFields.filter(({required}) => required);
  const fieldItem = (field: Field): Markdown => {
    const anchor = fieldAnchor(parentAnchor, [field.name]);
    const childFields = field.fields && linkedObjectName(field) === undefined && sentFields(field.fields, 'create');
    return mdx`
      - [${code(field.name)}](#${anchor}) *${allowedFieldValueText(field)}*${requiredSuffix(field)}

        ${childFields && sentFieldItems(childFields, anchor)}
    `;
  };
  return paragraphs(
    [...requiredFields, ...currentFields.filter((field) => !requiredFields.includes(field))].map(fieldItem),
  );
}

const creationBodyText = (object: ApiObject): Markdown => mdx`
  **Body:** fields of the ${objectLink(object)}.

  <div className="fields fields--short">
    ${sentFieldItems(sentFields(object.fields, 'create'), objectAnchor(object.name))}
  </div>

  ${ruleList(object, 'create')}
`;

function requestBodyText({id, request: body}: Operation): MdxValue {
  // Only responses are whole objects or pages.
  if (body === undefined || body.kind === 'object' || body.kind === 'page') return undefined;
  if (body.kind === 'fields') {
    const anchor = fieldAnchor(operationAnchor(id), ['body']);
    return mdx`**Body**\n\n${fieldList(body.fields, {view: 'request', anchor})}`;
  }
  if (body.kind === 'create') return creationBodyText(body.object);
  const changeableFields = sentFields(body.object.fields, body.kind).filter(({replaced}) => !replaced);
  const fieldsReplacedAsWhole = changeableFields.filter(isReplacedAsWhole);
  return mdx`
    **Body:** at least one of these fields of the ${objectLink(body.object)}: ${join(fieldNamesAsCode(changeableFields), ', ')}.${
      fieldsReplacedAsWhole.length > 0 &&
      mdx` What you send in ${joinWithAnd(fieldNamesAsCode(fieldsReplacedAsWhole))} ${api.protocol.replaced}.`
    }

    ${ruleList(body.object, body.kind)}
  `;
}

const responseSample = ({status, example}: Operation): Markdown =>
  codeBlock('json', formatJson(example.response ?? {}), statusLine(status));

function responseText(operation: Operation): Markdown {
  const {id, status, response, sendsLocationHeader} = operation;
  if (response === undefined) return mdx`**Response:** ${statusLine(status)}, without a body.`;
  const sample = responseSample(operation);
  if (response.kind === 'fields') {
    const anchor = fieldAnchor(operationAnchor(id), ['answer']);
    return paragraphs([mdx`**Response**`, fieldList(response.fields, {view: 'response', anchor}), sample]);
  }
  const leadIn = response.kind === 'page' ? 'a page with an item for each' : 'the';
  return mdx`
    **Response:** ${leadIn} ${objectLink(response.object)}.${sendsLocationHeader && mdx` The header ${code('Location')} has its address.`}

    ${sample}
  `;
}

function errorText({errors, scope}: Operation): Markdown {
  const errorGroups = errorsByStatus(errors).map(([status, statusErrors]) => {
    const links = statusErrors.map((error) => mdx`[${code(error.code)}](${paths.error(error.code)})`);
    return mdx`${status} ${join(links, ', ')}; `;
  });
  const commonErrors = `common errors${scope === 'none' ? ' without a key' : ''}`;
  return mdx`**Errors:** ${errorGroups}${errorGroups.length > 0 && 'and '}[${commonErrors}](${paths.apiGeneral}#common-errors).`;
}

const methodBadge = (method: HttpMethod): Markdown =>
  mdx`<span className="method method--${method.toLowerCase()}">${method}</span>`;

function operationSection(operation: Operation): Markdown {
  const {id, method, path, summary, description, scope, takesIdempotencyKey} = operation;
  const headerLink = mdx`[${code(api.idempotency.header)}](${paths.apiGeneral}#idempotency)`;
  const repeatText = scope.endsWith(':read')
    ? 'The request changes nothing, so you can repeat it.'
    : mdx`With an ${headerLink}, the request is safe to repeat.`;
  return mdx`
    ### ${summary} {/* #${operationAnchor(id)} */}

    <div className="endpoint">
      ${methodBadge(method)} ${code(path)}
    </div>

    ${description && [withDetectedCode(description), ' ']}${scopeText(scope)}${takesIdempotencyKey && mdx` ${repeatText}`}

    ${parameterSection(operation)}

    ${requestBodyText(operation)}

    ${requestSamples(operation)}

    ${responseText(operation)}

    ${errorText(operation)}
  `;
}

const operationsOf = (owner: Owner): Operation[] => allOperations().filter((operation) => operation.owner === owner);

/** `polls` → `### Create a poll`, with its path, scope, parameters, body, samples, response and errors. */
export const operations = showEachApiPage(({key}) => paragraphs(operationsOf(key).map(operationSection)));

/** `polls` → `- POST [Create a poll](#create-poll)`, and so on. */
export const operationIndex = showEachApiPage(({key}) => {
  const operationItem = ({id, method, summary}: Operation) =>
    mdx`- ${methodBadge(method)} [${summary}](#${operationAnchor(id)})`;
  return mdx`
    <div className="operations">
      ${lines(operationsOf(key).map(operationItem))}
    </div>
  `;
});

/** `getStatus` → its request in every language, and its response. */
export const requests = showEach(
  keyBy(allEndpoints(), ({id}) => id),
  ({id}) => {
    const operation = allOperations().find((candidate) => candidate.id === id);
    return paragraphs(
      operation ? [requestSamples(operation), operation.example.response && responseSample(operation)] : [],
    );
  },
);

/** `all` → links to the lists that take `since`. */
export const recentLists = {
  all: () => {
    const listLinks = allOperations()
      .filter((operation) => operation.response?.kind === 'page')
      .filter((operation) => operation.queryParameters.some(({name}) => name === 'since'))
      .map(({id, owner, summary}) => mdx`- [${summary}](${paths.apiPage(owner)}#${operationAnchor(id)})`);
    return listLinks.length > 0 ? lines(listLinks) : undefined;
  },
};
