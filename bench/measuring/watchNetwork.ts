import type { Page } from '@playwright/test';

/** One response that a page received over the network. */
export interface Load {
  url: string;
  /** The resource type of the DevTools protocol: Document, Script, Fetch, Image … */
  type: string;
  /** As received: headers and compressed body. */
  bytes: number;
  /** Milliseconds from the start of the navigation to the request. */
  at: number;
}

/** The timeout for a page to become idle, in milliseconds. */
const timeout = 90_000;

/**
 * Records the network requests of a page from now on.
 * @param counts whether a request is recorded: a listener to the store is a request that never ends
 */
export async function watchNetwork(page: Page, counts: (url: URL) => boolean = () => true) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Load & { isLocal: boolean; isUnderWay: boolean }>();
  let lastChange = Date.now();

  const end = (id: string, bytes: number) => {
    lastChange = Date.now();
    Object.assign(asked.get(id) ?? {}, { bytes, isUnderWay: false });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (!request.url.startsWith('http') || !counts(new URL(request.url))) return;
    lastChange = Date.now();
    asked.set(requestId, {
      url: request.url,
      type,
      bytes: 0,
      at: wallTime * 1000,
      isLocal: false,
      isUnderWay: true,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    Object.assign(asked.get(requestId) ?? {}, { isLocal: true });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    Object.assign(asked.get(requestId) ?? {}, {
      type,
      ...(response.fromDiskCache ? { isLocal: true } : {}),
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');

  return {
    session,

    /** The responses that came over the network, without those from the browser's cache. */
    loads: (timeOrigin: number): Load[] =>
      [...asked.values()]
        // A script that is preloaded and then run counts once: the second load comes from memory.
        .filter(({ isLocal, bytes }) => !isLocal && bytes > 0)
        .map(({ url, type, bytes, at }) => ({ url, type, bytes, at: at - timeOrigin })),

    /** Resolves once no request has started or been pending for this many milliseconds. */
    async quiet(milliseconds: number): Promise<void> {
      const deadline = Date.now() + timeout;
      const isBusy = () => [...asked.values()].some(({ isUnderWay }) => isUnderWay);
      while (isBusy() || Date.now() - lastChange < milliseconds) {
        if (Date.now() > deadline) throw new Error(`${page.url()} never falls quiet.`);
        // No event signals that the page is idle, so this polls.
        await page.waitForTimeout(50);
        // A busy main thread may be about to send more requests.
        if (!isBusy()) {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        }
      }
    },
  };
}
