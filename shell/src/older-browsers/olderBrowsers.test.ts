import { addPlatformFunctions, GraphemeSegmenter } from './addPlatformFunctions';
import { loadPolyfills, needsPolyfills } from './loadPolyfills';

function olderPlatform() {
  return { AbortSignal: {}, Response: {}, Intl: {}, crypto: {} } as {
    AbortSignal: { timeout?: (milliseconds: number) => AbortSignal };
    Response: { json?: (data: unknown, init?: ResponseInit) => Response };
    Intl: { Segmenter?: typeof GraphemeSegmenter };
    crypto: { randomUUID?: () => string };
  };
}

describe('the polyfill script (#13.4)', () => {
  afterEach(() => jest.useRealTimers());

  it('aborts a signal when its time is over, and not before', () => {
    jest.useFakeTimers();
    const platform = olderPlatform();
    addPlatformFunctions(platform);
    const signal = platform.AbortSignal.timeout?.(1000);
    jest.advanceTimersByTime(999);
    expect(signal?.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal?.aborted).toBe(true);
  });

  it('makes a version 4 UUID, a different one each time', () => {
    const platform = olderPlatform();
    addPlatformFunctions(platform);
    const [one, other] = [platform.crypto.randomUUID?.(), platform.crypto.randomUUID?.()];
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(other).not.toBe(one);
  });

  it('keeps the browser’s own functions', () => {
    const timeout = () => new AbortController().signal;
    const platform = { ...olderPlatform(), AbortSignal: { timeout } };
    addPlatformFunctions(platform);
    expect(platform.AbortSignal.timeout).toBe(timeout);
  });

  it.each([
    ['Latin letters', 'Asha', ['A', 's', 'h', 'a']],
    ['a letter with an accent of its own', 'E\u0301va', ['E\u0301', 'v', 'a']],
    ['Devanagari vowel signs', 'किरण', ['कि', 'र', 'ण']],
    ['an emoji of several', '👩‍👧x', ['👩‍👧', 'x']],
    ['nothing', '', []],
  ])('finds the letters of a text: %s', (_, text, letters) => {
    expect([...new GraphemeSegmenter().segment(text)].map(({ segment }) => segment)).toEqual(
      letters,
    );
  });

  it.each(['load', 'error'])('lets the portal open after its %s event', async (end) => {
    loadPolyfills('/assets/polyfills.js');
    const script = document.head.querySelector('script[src="/assets/polyfills.js"]');
    const opened = jest.fn();
    const waiting = globalThis.portalPolyfills?.then(opened);
    await Promise.resolve();
    expect(opened).not.toHaveBeenCalled();
    script?.dispatchEvent(new Event(end));
    await waiting;
    expect(opened).toHaveBeenCalledTimes(1);
    script?.remove();
    globalThis.portalPolyfills = undefined;
  });

  it('loads only where a function is missing', () => {
    expect(needsPolyfills()).toBe(false);
    const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(needsPolyfills()).toBe(true);
    } finally {
      if (own) Object.defineProperty(Intl, 'Segmenter', own);
    }
  });
});
