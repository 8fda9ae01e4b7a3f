import type { CDPSession, Page, Request } from '@playwright/test';
import type { Load } from './loads';

export interface NetworkWatch {
  session: CDPSession;
  /** What has come over the network; what the cache or the worker answered is not in it. */
  loads: (timeOrigin: number) => Promise<Load[]>;
  /** Resolves once nothing has been asked for, or is under way, for so many milliseconds. */
  quiet: (milliseconds: number) => Promise<void>;
}

interface Asked {
  url: string;
  type: string;
  wallTime: number;
  status: number;
  isLocal: boolean;
  bytes: number | null;
}

/** What a page that never falls quiet is given, in milliseconds. */
const patience = 90_000;

/** A page still asks for something long after it should have fallen quiet. */
export class NeverQuietError extends Error {
  override name = 'NeverQuietError';
}

/** Follows what a page and its service worker ask the network for, from now on. */
export async function watchNetwork(page: Page): Promise<NetworkWatch> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  const underWay = new Set<string>();
  const byWorker = new Set<Request>();
  let lastChange = Date.now();

  const end = (id: string) => {
    underWay.delete(id);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (!request.url.startsWith('http')) return;
    lastChange = Date.now();
    underWay.add(requestId);
    const { url } = request;
    asked.set(requestId, {
      url,
      type,
      wallTime: wallTime * 1000,
      status: 0,
      isLocal: false,
      bytes: null,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const found = asked.get(requestId);
    if (found) found.isLocal = true;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const found = asked.get(requestId);
    if (!found) return;
    found.type = type;
    found.status = response.status;
    found.isLocal ||= Boolean(response.fromDiskCache) || Boolean(response.fromServiceWorker);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId);
    if (found) found.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    lastChange = Date.now();
    byWorker.add(request);
  });
  await session.send('Network.enable');

  return {
    session,
    async loads(timeOrigin) {
      const ofPage = [...asked.values()]
        // A preloaded script that is run counts once: the second time it comes from memory.
        .filter(({ isLocal, bytes }) => !isLocal && bytes)
        .map(({ url, type, wallTime, status, bytes }): Load => {
          return { url, type, status, bytes: bytes ?? 0, at: wallTime - timeOrigin, by: 'page' };
        });
      const ofWorker = await Promise.all([...byWorker].map((one) => workerLoad(one, timeOrigin)));
      return [...ofPage, ...ofWorker.filter(({ bytes }) => bytes > 0)];
    },
    async quiet(milliseconds) {
      const deadline = Date.now() + patience;
      while (underWay.size > 0 || Date.now() - lastChange < milliseconds) {
        if (Date.now() > deadline) throw new NeverQuietError(`${page.url()} never falls quiet.`);
        // Quiet is the absence of events, so it can only be looked for.
        await page.waitForTimeout(50);
        // A busy main thread may be about to ask for more.
        if (underWay.size === 0) await page.evaluate(nextIdle);
      }
    },
  };
}

function nextIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

async function workerLoad(request: Request, timeOrigin: number): Promise<Load> {
  const response = await request.response();
  const sizes = await request.sizes();
  const isLocal = request.timing().responseStart < 0;
  return {
    url: request.url(),
    type: 'Worker',
    status: response?.status() ?? 0,
    bytes: isLocal ? 0 : sizes.responseHeadersSize + sizes.responseBodySize,
    at: request.timing().startTime - timeOrigin,
    by: 'worker',
  };
}
