import {convertV2} from 'openapi-to-postmanv2';

/** A folder or a request of a Postman collection, as far as it is read here. */
export interface PostmanItem {
  name: string;
  item?: PostmanItem[];
  request?: {method: string; url: {path: string[]}};
}

/** A collection made of an OpenAPI document by Postman's own converter. */
export function converted(document: object): Promise<{item: PostmanItem[]}> {
  return new Promise((resolve, reject) => {
    convertV2({type: 'json', data: document}, {folderStrategy: 'Tags'}, (error, conversion) => {
      const [collection] = conversion?.output ?? [];
      if (conversion?.result === true && collection) resolve(collection.data as {item: PostmanItem[]});
      else reject(error instanceof Error ? error : new Error(conversion?.reason ?? 'no reason given'));
    });
  });
}

/** Folders with their requests: `Polls > Get a poll: GET guilds/*\/polls/entries/*`. */
export const listed = (items: readonly PostmanItem[], within = ''): string[] =>
  items.flatMap(({name, item, request}) => {
    if (item) return listed(item, `${within}${name} > `);
    const address = request?.url.path.map((part) => (/^(?::|\{\{)/.test(part) ? '*' : part)).join('/');
    return [`${within}${name}: ${request?.method} ${address}`];
  });
