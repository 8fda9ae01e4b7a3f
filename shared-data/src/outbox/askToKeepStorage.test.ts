import { askToKeepStorage } from './askToKeepStorage';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'storage');
});

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const fail = () => Promise.reject(new TypeError('not allowed'));

it.each([
  ['says that it keeps it', { persisted: yes, persist: no }, 'kept'],
  ['agrees', { persisted: no, persist: yes }, 'kept'],
  ['refuses', { persisted: no, persist: no }, 'refused'],
  ['fails', { persisted: fail, persist: fail }, 'unknown'],
  ['knows no such question', {}, 'unknown'],
  ['has no storage to speak of', undefined, 'unknown'],
] as const)('of a browser that %s: %j %s (#12.10)', async (_what, storage, answer) => {
  if (storage) Object.assign(navigator, { storage });
  expect(await askToKeepStorage()).toBe(answer);
});

it('asks once on a device, and goes by what was answered (#12.10)', async () => {
  const persist = jest.fn(no);
  Object.assign(navigator, { storage: { persisted: no, persist } });
  await Promise.all([askToKeepStorage(), askToKeepStorage()]);
  expect(await askToKeepStorage()).toBe('refused');
  expect(persist).toHaveBeenCalledTimes(1);
  Object.assign(navigator, { storage: { persisted: yes, persist } });
  expect(await askToKeepStorage()).toBe('kept');
  expect(persist).toHaveBeenCalledTimes(1);
});
