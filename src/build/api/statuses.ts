/**
 * IANA's names, because those in Node's `STATUS_CODES` change between versions. 413 and 422 keep their names from before
 * RFC 9110: the OpenAPI document names some responses after their status, and clients may use these names.
 * Source of the others: https://www.iana.org/assignments/http-status-codes/http-status-codes.xhtml
 */
const reasonPhrases: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/**
 * `404` → `Not Found`
 * @throws if the table lacks the status
 */
export function reasonPhrase(status: number): string {
  const phrase = reasonPhrases[status];
  if (phrase === undefined)
    throw new Error(`no reason phrase for status ${status}. Add it to src/build/api/statuses.ts.`);
  return phrase;
}

/** `404` → `404 Not Found` */
export const statusLine = (status: number): string => `${status} ${reasonPhrase(status)}`;
