import {STATUS_CODES} from 'node:http';

/**
 * 413 and 422 keep their names from before RFC 9110 in every version of Node.js: the OpenAPI document names some responses
 * after their status, and clients may use these names.
 */
const reasonPhrases: Readonly<Record<number, string | undefined>> = {
  ...STATUS_CODES,
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
};

/**
 * `404` → `Not Found`
 * @throws for a status that HTTP doesn't have
 */
export function reasonPhrase(status: number): string {
  const phrase = reasonPhrases[status];
  if (phrase === undefined) throw new Error(`HTTP has no status ${status}.`);
  return phrase;
}

/** `404` → `404 Not Found` */
export const statusLine = (status: number): string => `${status} ${reasonPhrase(status)}`;
