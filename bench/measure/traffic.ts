import type {CDPSession} from '@playwright/test';

/** What something that was loaded is. */
export type Kind = 'script' | 'styles' | 'html' | 'other';

/** Bytes as they came over the wire, without headers, which are the host's. */
export type Traffic = Record<Kind | 'all' | 'ahead', number>;

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType === 'text/css') return 'styles';
  return mimeType === 'text/html' ? 'html' : 'other';
}

/**
 * Counts what a page loads from now on; what the browser's cache gives counts nothing.
 *
 * @param session - For the page, with its network domain enabled.
 * @returns Gives what was loaded so far. `ahead`: what was fetched for a later page, which is in the other numbers, too.
 */
export function countTraffic(session: CDPSession): () => Traffic {
  const requests = new Map<string, {kind: Kind; ahead: boolean; bytes: number}>();
  const requestOf = (id: string) => {
    const request = requests.get(id) ?? {kind: 'other', ahead: false, bytes: 0};
    requests.set(id, request);
    return request;
  };
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    const it = requestOf(requestId);
    it.ahead ||= type === 'Prefetch' || request.initialPriority === 'VeryLow';
  });
  const known = new Set<string>();
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    const it = requestOf(requestId);
    it.kind = kindOf(response.mimeType);
    // So far only headers have come.
    it.bytes -= response.encodedDataLength;
    // A page that was fetched ahead is reported with its bytes again when it is opened.
    if (response.fromPrefetchCache === true && type !== 'Prefetch') known.add(requestId);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const it = requestOf(requestId);
    it.bytes = known.has(requestId) ? 0 : it.bytes + encodedDataLength;
  });
  return () => {
    const traffic: Traffic = {all: 0, ahead: 0, script: 0, styles: 0, html: 0, other: 0};
    for (const {kind, ahead, bytes} of requests.values()) {
      traffic.all += bytes;
      traffic[kind] += bytes;
      if (ahead) traffic.ahead += bytes;
    }
    return traffic;
  };
}
