import { readEndedSession, writeSession } from 'shared-auth';
import { wipeEndedSession } from './wipeEndedSession';

const asha = { uid: 'u1', name: 'Asha', email: 'asha@example.com', role: 'user' } as const;

beforeEach(() => {
  writeSession(asha, { remember: false });
  document.cookie = 'portal-session=1; Path=/; Max-Age=0';
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const never = () => new Promise<void>(() => undefined);

it.each([
  ['everything was wiped', () => Promise.resolve(), null],
  ['something could not be wiped', () => Promise.reject(new Error('blocked')), 'u1'],
  ['the wiping takes too long', never, 'u1'],
])('notes what is left when %s (#12.8)', async (_what, work, left) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const wipeRecords = jest.fn(work);
  await wipeEndedSession({ wipeRecords, timeout: 20 });
  expect(wipeRecords).toHaveBeenCalledWith('u1');
  expect(readEndedSession()).toBe(left);
});

it('wipes nothing of a session that continues (#12.8)', async () => {
  writeSession(asha, { remember: false });
  const wipeRecords = jest.fn(() => Promise.resolve());
  await wipeEndedSession({ wipeRecords });
  expect(wipeRecords).not.toHaveBeenCalled();
});
