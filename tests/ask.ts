import {request, type IncomingHttpHeaders} from 'node:http';
import {HOST} from '../scripts/lib/port';

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for an address as it is written; `fetch` would tidy it up. */
export function ask(
  {port}: {port: number},
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({host: HOST, port, path, method, headers, agent: false}, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => resolve({status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks)}));
    });
    req.on('error', reject);
    req.end();
  });
}
