// Removes the service worker that an older site registered at this address. It would keep showing that site's cached pages.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(removeOldSite()));

async function removeOldSite() {
  const {scope} = registration;
  // Sites below a path share the caches of their host. Workbox ends the names of its caches with the worker's scope.
  const isWholeHost = scope === `${location.origin}/`;
  const names = (await caches.keys()).filter((name) => isWholeHost || name.endsWith(scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Finds only pages that the older worker served. Pages that register this file again aren't among them, so nothing loops.
  const pages = await clients.matchAll({type: 'window'});
  await registration.unregister();
  for (const page of pages) page.navigate(page.url);
}
