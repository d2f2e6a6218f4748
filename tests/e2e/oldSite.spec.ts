/** An older site at the same address left a service worker that shows its own pages from a cache. */
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, test as base} from './fixtures';

const oldPage = '<h1>Older site</h1><script>navigator.serviceWorker.register("/sw.js")</script>';

const oldWorker = `
  const page = () => new Response('<h1>Older site</h1>', {headers: {'content-type': 'text/html'}});
  addEventListener('install', (event) =>
    event.waitUntil(caches.open('older').then((cache) => cache.put('/', page()))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((old) => old ?? fetch(event.request))));
`;

interface Host {
  address: string;
  /** Replaces the older site with the built one. */
  deploy: () => unknown;
}

const test = base.extend<{host: Host}>({
  host: async ({baseURL}, run) => {
    let isDeployed = false;
    const send = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    const answer = async (path: string, response: ServerResponse): Promise<void> => {
      if (!isDeployed && path === '/sw.js') send(response, 'text/javascript', oldWorker);
      else if (!isDeployed) send(response, 'text/html', oldPage);
      else {
        const built = await fetch(`${baseURL}${path}`);
        send(response, built.headers.get('content-type') ?? '', new Uint8Array(await built.arrayBuffer()));
      }
    };
    const server = createServer((request, response) => void answer(request.url ?? '/', response));
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    const {port} = server.address() as AddressInfo;
    await run({address: `http://127.0.0.1:${port}`, deploy: () => (isDeployed = true)});
    server.closeAllConnections();
    server.close();
  },
});

const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('readers of an older site with a service worker get this site, and nothing remains', async ({page, host}) => {
  await page.goto(host.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  host.deploy();
  await page.goto(`${host.address}/faq`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  await expect.poll(() => remains(page)).toEqual({workers: 0, caches: []});
});
