import { forgetRecords } from './forgetRecords';
import { loadRecords } from './loadRecords';

jest.mock('./loadRecords', () => ({ loadRecords: jest.fn() }));

const load = jest.mocked(loadRecords);
const forget = jest.fn(() => Promise.resolve());

beforeEach(() => {
  load.mockReset().mockResolvedValue({ forgetRecords: forget } as never);
  forget.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const mark = (storage: Storage) => storage.setItem('portal-records', '{"owner":"asha"}');

it.each([
  ['the browser', () => mark(localStorage)],
  ['the tab, where local storage is full (#44.13)', () => mark(sessionStorage)],
])('wipes the records at a sign-out if they are marked by %s', async (_where, arrange) => {
  arrange();
  await forgetRecords();
  expect(forget).toHaveBeenCalledTimes(1);
});

it('loads no code if nothing was left', async () => {
  await forgetRecords();
  expect(load).not.toHaveBeenCalled();
});
