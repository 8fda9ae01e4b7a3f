import { keepOwner, listenToWiping } from './recordsOwner';

const fromAnotherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('listenToWiping', () => {
  it.each([
    ['the records were wiped', 'portal-records', null, 1],
    ['the browser has removed everything', null, null, 1],
    ['the records got an owner', 'portal-records', '{"owner":"asha"}', 0],
    ['they are about to be wiped', 'portal-records', '{"owner":""}', 0],
    ['something else was removed', 'theme', null, 0],
  ])('calls the listener only for a wipe: %s', (_what, key, value, times) => {
    const listener = jest.fn();
    const stop = listenToWiping(listener);
    fromAnotherTab(key, value);
    expect(listener).toHaveBeenCalledTimes(times);
    stop();
  });

  it('ignores changes by its own tab, and all changes once it is stopped', () => {
    const listener = jest.fn();
    const stop = listenToWiping(listener);
    keepOwner('asha');
    localStorage.clear();
    expect(listener).not.toHaveBeenCalled();
    stop();
    fromAnotherTab('portal-records', null);
    expect(listener).not.toHaveBeenCalled();
  });
});
