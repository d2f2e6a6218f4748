import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {OpenAPIBackend, type Context, type Document} from 'openapi-backend';

/** A request that the server got. */
interface Exchange {
  operationId: string;
  method: string;
  /** What the request sent to be repeated safely. */
  idempotencyKey: string | undefined;
}

/** A server on the loopback that answers as an OpenAPI document says, and refuses requests that break it. */
export interface MockServer {
  /** Without a slash at its end. */
  url: string;
  /** In the order of the requests. */
  exchanges: readonly Exchange[];
  /** Does what the next request of a method asks for, and breaks the connection before the answer. */
  breakNext(method: string): void;
  /** Answers the next request of a method with this status and asks to wait 0 seconds. */
  refuseNext(method: string, status: number): void;
  close(): void;
}

/**
 * Starts the server. Requests are checked against the document: path, query, headers, body, and that a key is sent where
 * one is needed. The answer is the document's example.
 * @param key the only key that is right
 */
export async function startMockServer(definition: object, key: string): Promise<MockServer> {
  const exchanges: Exchange[] = [];
  let breaksNext: string | undefined;
  let refusal: {method: string; status: number} | undefined;
  const api = new OpenAPIBackend({
    definition: structuredClone(definition) as Document,
    // Its own check of the document knows OpenAPI 3.0 only; Redocly checks it in clients.test.ts.
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

  const server = createServer((request, response) => {
    void (async () => {
      const {method = 'GET', headers} = request;
      const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
      const sent = await text(request);
      if (sent !== '' && headers['content-type'] !== 'application/json') {
        response.writeHead(415).end();
        return;
      }
      const asked = {method, path: pathname, query: search.slice(1), headers: headers as Record<string, string>};
      const body = sent === '' ? undefined : (JSON.parse(sent) as unknown);
      const answer = (await api.handleRequest({...asked, body})) as {status: number; body?: unknown};
      const {operationId = ''} = api.matchOperation(asked) ?? {};
      exchanges.push({operationId, method, idempotencyKey: headers['idempotency-key']?.toString()});
      if (method === breaksNext) {
        breaksNext = undefined;
        request.socket.destroy();
        return;
      }
      if (method === refusal?.method) {
        response.writeHead(refusal.status, {'content-type': 'application/problem+json', 'retry-after': '0'}).end('{}');
        refusal = undefined;
        return;
      }
      response.writeHead(answer.status, {'content-type': 'application/json'});
      response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    breakNext: (method) => {
      breaksNext = method;
    },
    refuseNext: (method, status) => {
      refusal = {method, status};
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
