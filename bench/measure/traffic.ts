import type {CDPSession, Page} from '@playwright/test';

/** What something that was loaded is. */
type Kind = 'script' | 'styles' | 'html' | 'other';

/** Bytes as they came over the wire, without headers, which are the host's. */
export type Traffic = Record<Kind | 'all' | 'ahead', number>;

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType === 'text/css') return 'styles';
  return mimeType === 'text/html' ? 'html' : 'other';
}

/**
 * What a page has loaded when it has come to rest.
 *
 * @param session - For the page, with its network domain enabled.
 * @param load - Opens the page and waits.
 * @returns `ahead`: what was fetched for a later page, which is in the other numbers, too.
 */
export async function trafficOf(page: Page, session: CDPSession, load: () => Promise<unknown>): Promise<Traffic> {
  const ahead = new Set<string>();
  session.on('Network.requestWillBeSent', ({type, request}) => {
    if (type === 'Prefetch' || request.initialPriority === 'VeryLow') ahead.add(request.url);
  });
  await load();
  const loaded = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // What the cache gives has a size, too, but came over no wire.
      .filter((entry) => entry.transferSize > 0)
      .map((entry) => ({
        url: entry.name,
        bytes: entry.encodedBodySize,
        mimeType: (entry as {contentType?: string}).contentType ?? '',
      })),
  );
  const traffic: Traffic = {all: 0, ahead: 0, script: 0, styles: 0, html: 0, other: 0};
  for (const {url, bytes, mimeType} of loaded) {
    traffic.all += bytes;
    traffic[kindOf(mimeType)] += bytes;
    if (ahead.has(url)) traffic.ahead += bytes;
  }
  return traffic;
}

/**
 * Counts what is loaded from now on, on one page after another, headers included; what the browser's cache gives counts
 * nothing.
 *
 * @param session - For the page, with its network domain enabled.
 * @returns Gives the bytes so far.
 */
export function countBytes(session: CDPSession): () => number {
  const bytes = new Map<string, number>();
  const known = new Set<string>();
  session.on('Network.requestWillBeSent', ({requestId, redirectResponse}) => {
    if (redirectResponse) bytes.set(requestId, redirectResponse.encodedDataLength);
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    // A page that was fetched ahead is reported with its bytes again when it is opened.
    if (response.fromPrefetchCache === true && type !== 'Prefetch') known.add(requestId);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (!known.has(requestId)) bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  return () => [...bytes.values()].reduce((sum, size) => sum + size, 0);
}
