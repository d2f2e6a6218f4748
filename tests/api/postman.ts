import {randomUUID} from 'node:crypto';
import {runInNewContext} from 'node:vm';

interface Pair {
  key: string;
  value: string;
  disabled?: boolean;
}

interface Item {
  name: string;
  item?: Item[];
  request?: {
    method: string;
    auth?: {type: string};
    header: Pair[];
    url: {host: string[]; path: string[]; variable: Pair[]; query: Pair[]};
    body?: {raw: string};
  };
  response?: {code: number}[];
}

/** The parts of a Postman collection that ours uses. */
export interface Collection {
  variable: Pair[];
  auth: {bearer: Pair[]};
  event: {script: {exec: string[]}}[];
  item: Item[];
}

const requestsIn = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.item ? requestsIn(item.item) : [item]));

/** Returns the collection's variables with the values that a user filled in, those that its scripts set, and Postman's own. */
function variablesOf({variable, event}: Collection, filledIn: Readonly<Record<string, string>>): Map<string, string> {
  const known = new Map(variable.map(({key, value}) => [key, filledIn[key] ?? value]));
  const pm = {variables: {set: (name: string, value: string) => known.set(name, value)}};
  for (const {script} of event) runInNewContext(script.exec.join('\n'), {pm});
  return known.set('$guid', randomUUID());
}

/** Sends each request as Postman does. Returns its name, the status that the collection shows, and the received one. */
export async function sendAll(collection: Collection, filledIn: Readonly<Record<string, string>>) {
  const known = variablesOf(collection, filledIn);
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(?<name>[^}]+)\}\}/g, (_, name: string) => {
      const value = known.get(name);
      if (value === undefined) throw new Error(`The collection sets no variable ${name}.`);
      return value;
    });
  const token = fill(collection.auth.bearer[0]?.value ?? '');
  const results: {name: string; expected: number | undefined; received: number}[] = [];
  for (const {name, request, response} of requestsIn(collection.item)) {
    if (!request) continue;
    const {method, auth, header, url, body} = request;
    const parts = [...url.host, ...url.path].map((part) =>
      fill(part.startsWith(':') ? (url.variable.find(({key}) => `:${key}` === part)?.value ?? part) : part),
    );
    const query = url.query.filter(({disabled}) => !disabled).map(({key, value}) => [key, fill(value)]);
    const answer = await fetch(`${parts.join('/')}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        ...Object.fromEntries(header.map(({key, value}) => [key, fill(value)])),
        ...(auth?.type !== 'noauth' && {Authorization: `Bearer ${token}`}),
      },
      ...(body && {body: fill(body.raw)}),
    });
    await answer.body?.cancel();
    results.push({name, expected: response?.[0]?.code, received: answer.status});
  }
  return results;
}
