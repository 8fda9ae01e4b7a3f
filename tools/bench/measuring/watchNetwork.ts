import type { CDPSession, Page } from '@playwright/test';

/** One answer that a page got over the network. */
export interface Load {
  url: string;
  /** As the DevTools protocol names it: Document, Script, Fetch, Image … */
  type: string;
  /** As received: headers and compressed body. */
  bytes: number;
  /** Milliseconds from the start of the navigation to the request. */
  at: number;
}

export interface NetworkWatch {
  session: CDPSession;
  /** What has come over the network; what the browser's cache answered is not in it. */
  loads: (timeOrigin: number) => Load[];
  /** Resolves once nothing has been asked for, or is under way, for so many milliseconds. */
  quiet: (milliseconds: number) => Promise<void>;
}

/** How long a page may take to fall quiet, in milliseconds. */
const patience = 90_000;

/** A page still asks for something long after it should have fallen quiet. */
export class NeverQuietError extends Error {
  override name = 'NeverQuietError';
}

/**
 * Follows what a page asks the network for, from now on.
 * @param counts whether a request is followed: one to a store that is listened to never ends
 */
export async function watchNetwork(
  page: Page,
  counts: (url: URL) => boolean = () => true,
): Promise<NetworkWatch> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Load & { isLocal: boolean }>();
  const underWay = new Set<string>();
  let lastChange = Date.now();

  const end = (id: string) => {
    underWay.delete(id);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (!request.url.startsWith('http') || !counts(new URL(request.url))) return;
    lastChange = Date.now();
    underWay.add(requestId);
    asked.set(requestId, {
      ...{ url: request.url, type, bytes: 0 },
      ...{ at: wallTime * 1000, isLocal: false },
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
    found.isLocal ||= Boolean(response.fromDiskCache);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId);
    if (found) found.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');

  return {
    session,
    loads: (timeOrigin) =>
      [...asked.values()]
        // A preloaded script that is run counts once: the second time it comes from memory.
        .filter(({ isLocal, bytes }) => !isLocal && bytes > 0)
        .map(({ url, type, bytes, at }) => ({ url, type, bytes, at: at - timeOrigin })),
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
