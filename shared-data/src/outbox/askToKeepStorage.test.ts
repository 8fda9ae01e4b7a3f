import { askToKeepStorage } from './askToKeepStorage';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'storage');
});

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const fail = () => Promise.reject(new TypeError('not allowed'));

it.each([
  ['already keeps the storage', { persisted: yes, persist: no }, 'kept'],
  ['agrees', { persisted: no, persist: yes }, 'kept'],
  ['refuses', { persisted: no, persist: no }, 'refused'],
  ['fails', { persisted: fail, persist: fail }, 'unknown'],
  ['does not know the request', {}, 'unknown'],
  ['has no storage API', undefined, 'unknown'],
] as const)('handles a browser that %s: %j %s (#12.10)', async (_what, storage, answer) => {
  if (storage) Object.assign(navigator, { storage });
  expect(await askToKeepStorage()).toBe(answer);
});

it('asks once per device, and later only checks the current state (#12.10)', async () => {
  const persist = jest.fn(no);
  Object.assign(navigator, { storage: { persisted: no, persist } });
  await Promise.all([askToKeepStorage(), askToKeepStorage()]);
  expect(await askToKeepStorage()).toBe('refused');
  expect(persist).toHaveBeenCalledTimes(1);
  Object.assign(navigator, { storage: { persisted: yes, persist } });
  expect(await askToKeepStorage()).toBe('kept');
  expect(persist).toHaveBeenCalledTimes(1);
});
