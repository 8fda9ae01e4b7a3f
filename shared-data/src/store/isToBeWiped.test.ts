import { clearSession, writeSession } from 'shared-auth';
import { isToBeWiped } from './isToBeWiped';

afterEach(() => localStorage.clear());

const yes = true;
const no = false;

it.each([
  // whose it is, who is signed in, whose session was lost, what waits
  ['nothing is left', null, 'asha', null, 0, no],
  ['it is of who is signed in', 'asha', 'asha', null, 0, no],
  ['it is of somebody else', 'asha', 'bala', null, 2, yes],
  ['it is of somebody else, whose session was lost', 'asha', 'bala', 'asha', 2, yes],
  ['its person signed out', '', null, null, 0, yes],
  ['its person signed out and discarded', '', null, null, 1, yes],
  ['the session ended with the browser', 'asha', null, null, 0, yes],
  ['the same, and a submission waits', 'asha', null, null, 1, no],
  ['the session was lost', 'asha', null, 'asha', 0, no],
  ['the session of another was lost', 'asha', null, 'bala', 0, yes],
])('%s', (_what, owner, uid, lost, waiting, expected) => {
  if (owner !== null) localStorage.setItem('portal-records', JSON.stringify({ owner }));
  if (lost !== null) localStorage.setItem('portal-lost-session', lost);
  if (waiting > 0) localStorage.setItem('portal-outbox', String(waiting));
  if (uid === null) clearSession();
  else writeSession({ uid, name: 'Asha', email: 'asha@example.com', role: 'user' });
  expect(isToBeWiped()).toBe(expected);
});
