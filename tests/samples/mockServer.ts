import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {OpenAPIBackend, type Context, type Document} from 'openapi-backend';

/** What the server answered, in the order of the requests. */
interface Exchange {
  operationId: string;
  method: string;
  status: number;
  body: unknown;
  /** What the request sent to be repeated safely. */
  idempotencyKey: string | undefined;
}

/** A server on the loopback that answers as an OpenAPI document says, and refuses requests that break it. */
export interface MockServer {
  /** Without a slash at its end. */
  url: string;
  exchanges: readonly Exchange[];
  /** Does what the next request of a method asks for, and breaks the connection before the answer. */
  breakNext(method: string): void;
  close(): Promise<void>;
}

const read = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
};

/**
 * Starts the server. Requests are checked against the document: path, query, headers, body, and that a key is sent where
 * one is needed. The answer is the document's example.
 * @param key the only key that is right
 */
export async function startMockServer(definition: object, key: string): Promise<MockServer> {
  const exchanges: Exchange[] = [];
  let breaksNext: string | undefined;
  const api = new OpenAPIBackend({
    definition: structuredClone(definition) as Document,
    // Its own check of the document knows OpenAPI 3.0 only; Redocly checks it in a unit test.
    quick: true,
    ajvOpts: {strict: false},
    // OpenAPI 3.1 has the keywords of JSON Schema 2020-12.
    customizeAjv: (_, options) => {
      const ajv = new Ajv2020(options);
      addFormats(ajv);
      return ajv;
    },
    securityHandlers: {
      apiKey: ({request}: Context) => (request.headers as {authorization?: string}).authorization === `Bearer ${key}`,
    },
    handlers: {
      validationFail: ({validation}: Context) => ({status: 422, body: validation.errors}),
      unauthorizedHandler: () => ({status: 401, body: 'no key'}),
      notFound: () => ({status: 404, body: 'no such path'}),
      methodNotAllowed: () => ({status: 405, body: 'no such method'}),
      notImplemented: ({api: mock, operation}: Context) => {
        const answer: {status: number; mock?: unknown} = mock.mockResponseForOperation(operation.operationId ?? '');
        return {status: answer.status, body: answer.status === 204 ? undefined : answer.mock};
      },
    },
  });
  await api.init();

  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const text = await read(request);
      if (text !== '' && request.headers['content-type'] !== 'application/json') {
        response.writeHead(415).end();
        return;
      }
      const {status, body} = (await api.handleRequest({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.search.slice(1),
        headers: request.headers as Record<string, string>,
        ...(text !== '' && {body: JSON.parse(text) as unknown}),
      })) as {status: number; body?: unknown};
      const matched = api.matchOperation({method: request.method ?? 'GET', path: url.pathname, headers: {}});
      const idempotencyKey = request.headers['idempotency-key']?.toString();
      const {method = ''} = request;
      exchanges.push({operationId: matched?.operationId ?? '', method, status, body, idempotencyKey});
      if (method === breaksNext) {
        breaksNext = undefined;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(body === undefined ? undefined : JSON.stringify(body));
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    breakNext: (method) => {
      breaksNext = method;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
