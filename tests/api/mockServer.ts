import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {OpenAPIBackend, type Context, type Document} from 'openapi-backend';

interface ReceivedRequest {
  operationId: string;
  method: string;
  idempotencyKey: string | undefined;
}

/** A local server that responds with the examples of an OpenAPI document, and with errors to invalid requests. */
export interface MockServer {
  url: string;
  requests: readonly ReceivedRequest[];
  /** Makes the next request with this method fail, with `Retry-After: 0`. Without a status, closes the connection. */
  failNext(method: string, status?: number): void;
  close(): void;
}

/** Starts a server that validates the path, query, headers, body and API key of each request. */
export async function startMockServer(definition: object, apiKey: string): Promise<MockServer> {
  const requests: ReceivedRequest[] = [];
  let failure: {method: string; status: number | undefined} | undefined;
  const api = new OpenAPIBackend({
    definition: definition as Document,
    // Skips openapi-backend's validation of the document, which only knows OpenAPI 3.0.
    quick: true,
    // Each schema is used a few times, so optimizing its code takes longer than it saves.
    ajvOpts: {strict: false, code: {optimize: false}},
    customizeAjv: (_, options) => {
      const ajv = new Ajv2020(options);
      addFormats(ajv);
      return ajv;
    },
    securityHandlers: {
      apiKey: ({request}: Context) =>
        (request.headers as {authorization?: string}).authorization === `Bearer ${apiKey}`,
    },
    handlers: {
      validationFail: ({validation}: Context) => ({status: 422, body: validation.errors}),
      unauthorizedHandler: () => ({status: 401, body: 'no key'}),
      notFound: () => ({status: 404, body: 'no such path'}),
      // Called for each valid request, because no operation has a handler of its own.
      notImplemented: ({api: backend, operation}: Context) => {
        const answer: {status: number; mock?: unknown} = backend.mockResponseForOperation(operation.operationId ?? '');
        return {status: answer.status, body: answer.status === 204 ? undefined : answer.mock};
      },
    },
  });
  await api.init();

  const server = createServer((request, response) => {
    void (async () => {
      const {method = 'GET', headers} = request;
      const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
      const bodyText = await text(request);
      if (bodyText !== '' && headers['content-type'] !== 'application/json') {
        response.writeHead(415).end();
        return;
      }
      const body = bodyText === '' ? undefined : (JSON.parse(bodyText) as unknown);
      const received = {method, path: pathname, query: search.slice(1), headers: headers as Record<string, string>};
      const answer = (await api.handleRequest({...received, body})) as {status: number; body?: unknown};
      const {operationId = ''} = api.matchOperation(received) ?? {};
      requests.push({operationId, method, idempotencyKey: headers['idempotency-key']?.toString()});
      if (method === failure?.method) {
        const {status} = failure;
        failure = undefined;
        if (status === undefined) request.socket.destroy();
        else response.writeHead(status, {'content-type': 'application/problem+json', 'retry-after': '0'}).end('{}');
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
    requests,
    failNext: (method, status) => {
      failure = {method, status};
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
