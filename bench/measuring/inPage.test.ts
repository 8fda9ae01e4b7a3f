import { holdIdleWork, usableAt } from './inPage';

const ask = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();

beforeEach(() => {
  ask.mockReset();
  window.requestIdleCallback = ask;
  // The functions run in existing pages, without React: plain markup replaces the page here.
  document.body.innerHTML = '<input type="email" /><button disabled>Sign in</button>';
});

/** As React marks an element that it handles. */
function hydrate(selector: string) {
  Object.assign(document.querySelector(selector) ?? {}, { __reactProps$1: {} });
}

describe('detecting a usable screen', () => {
  it('waits for the element', () => {
    expect(usableAt('main h1')).toBeNull();
  });

  it('waits until React handles the element', () => {
    expect(usableAt('input[type=email]')).toBeNull();
  });

  it('waits until the element is enabled', () => {
    hydrate('button');
    expect(usableAt('button')).toBeNull();
  });

  it('returns the time after the remaining work of the main thread', async () => {
    hydrate('input[type=email]');
    const before = performance.now();
    expect(await usableAt('input[type=email]')).toBeGreaterThanOrEqual(before);
  });
});

describe('idle work', () => {
  it('waits until the screen is usable, and then runs', async () => {
    const [early, late] = [jest.fn(), jest.fn()];
    holdIdleWork();
    window.requestIdleCallback(early, { timeout: 1000 });
    expect(ask).not.toHaveBeenCalled();

    hydrate('input[type=email]');
    await usableAt('input[type=email]');
    expect(ask.mock.calls).toEqual([[early, { timeout: 1000 }]]);
    window.requestIdleCallback(late);
    expect(ask).toHaveBeenLastCalledWith(late);
  });
});
