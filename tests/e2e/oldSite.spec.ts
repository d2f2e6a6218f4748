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
  /** Replaces the older site with the built one. Only `/cached` still answers with the older page. */
  deploy: () => unknown;
}

const test = base.extend<{host: Host}>({
  host: async ({baseURL}, run) => {
    let isDeployed = false;
    const send = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    const answer = async (address: string, response: ServerResponse): Promise<void> => {
      if (!isDeployed && address === '/sw.js') send(response, 'text/javascript', oldWorker);
      else if (!isDeployed || address === '/cached') send(response, 'text/html', oldPage);
      else {
        const built = await fetch(`${baseURL}${address}`);
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

/** Opens the older site until its worker serves it, then the built site is deployed. */
async function visitBeforeDeployment(page: Page, {address, deploy}: Host): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  deploy();
}

const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('readers of an older site with a service worker get this site, and nothing remains', async ({page, host}) => {
  await visitBeforeDeployment(page, host);
  await page.goto(`${host.address}/faq`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  await expect.poll(() => remains(page)).toEqual({workers: 0, caches: []});
});

test('a page that registers the service worker again is not reloaded again', async ({page, host}) => {
  await visitBeforeDeployment(page, host);
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${host.address}/cached`);
  await expect.poll(() => loads).toBe(2);
  await page.evaluate(async () => {
    const {installing} = await navigator.serviceWorker.register('/sw.js');
    if (installing) await new Promise((changed) => installing.addEventListener('statechange', changed));
  });
  await expect.poll(() => remains(page)).toEqual({workers: 0, caches: []});
  expect(loads).toBe(2);
});
