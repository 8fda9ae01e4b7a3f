import { holdIdleWork, usableAt } from './inPage';

const ask = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();

beforeEach(() => {
  ask.mockReset();
  window.requestIdleCallback = ask;
  // The functions run in pages that are there already, without React: plain markup stands for one.
  document.body.innerHTML = '<input type="email" /><button disabled>Sign in</button>';
});

/** As React marks an element that it handles. */
function hydrate(selector: string) {
  Object.assign(document.querySelector(selector) ?? {}, { __reactProps$1: {} });
}

describe('a screen that is waited for', () => {
  it('cannot be used before its element is there', () => {
    expect(usableAt('main h1')).toBeNull();
  });

  it('cannot be used before React handles the element', () => {
    expect(usableAt('input[type=email]')).toBeNull();
  });

  it('cannot be used while the element is disabled', () => {
    hydrate('button');
    expect(usableAt('button')).toBeNull();
  });

  it('can be used at the time after what the main thread still had to do', async () => {
    hydrate('input[type=email]');
    const before = performance.now();
    expect(await usableAt('input[type=email]')).toBeGreaterThanOrEqual(before);
  });
});

describe('idle work', () => {
  it('waits until the screen can be used, and runs then', async () => {
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
