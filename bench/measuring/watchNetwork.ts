import type { Page } from '@playwright/test';

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

/** How long a page may take to fall quiet, in milliseconds. */
const patience = 90_000;

/**
 * Follows what a page asks the network for, from now on.
 * @param counts whether a request is followed: one to a store that is listened to never ends
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
      ...{ url: request.url, type, bytes: 0, at: wallTime * 1000 },
      ...{ isLocal: false, isUnderWay: true },
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

    /** What has come over the network; what the browser's cache answered is not in it. */
    loads: (timeOrigin: number): Load[] =>
      [...asked.values()]
        // A preloaded script that is run counts once: the second time it comes from memory.
        .filter(({ isLocal, bytes }) => !isLocal && bytes > 0)
        .map(({ url, type, bytes, at }) => ({ url, type, bytes, at: at - timeOrigin })),

    /** Resolves once nothing has been asked for, or is under way, for so many milliseconds. */
    async quiet(milliseconds: number): Promise<void> {
      const deadline = Date.now() + patience;
      const isBusy = () => [...asked.values()].some(({ isUnderWay }) => isUnderWay);
      while (isBusy() || Date.now() - lastChange < milliseconds) {
        if (Date.now() > deadline) throw new Error(`${page.url()} never falls quiet.`);
        // Quiet is the absence of events, so it can only be looked for.
        await page.waitForTimeout(50);
        // A busy main thread may be about to ask for more.
        if (!isBusy()) {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        }
      }
    },
  };
}
