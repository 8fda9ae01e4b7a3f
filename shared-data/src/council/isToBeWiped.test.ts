import { clearSession, writeSession } from 'shared-auth';
import { isToBeWiped } from './isToBeWiped';

afterEach(() => localStorage.clear());

const yes = true;
const no = false;

it.each([
  // title, owner of the data, signed-in uid, uid of the lost session, waiting submissions, expected
  ['nothing is left', null, 'asha', null, 0, no],
  ['the owner is signed in', 'asha', 'asha', null, 0, no],
  ['somebody else is signed in', 'asha', 'bala', null, 2, yes],
  ['somebody else is signed in, and the owner lost their session', 'asha', 'bala', 'asha', 2, yes],
  ['the owner signed out', '', null, null, 0, yes],
  ['the owner signed out and discarded the submission', '', null, null, 1, yes],
  ['the session ended with the browser', 'asha', null, null, 0, yes],
  ['the session ended with the browser while a submission waits', 'asha', null, null, 1, no],
  ['the owner lost their session', 'asha', null, 'asha', 0, no],
  ['somebody else lost their session', 'asha', null, 'bala', 0, yes],
])('decides whether local data is wiped: %s', (_what, owner, uid, lost, waiting, expected) => {
  if (owner !== null) localStorage.setItem('portal-records', JSON.stringify({ owner }));
  if (lost !== null) localStorage.setItem('portal-lost-session', lost);
  if (waiting > 0) localStorage.setItem('portal-outbox', String(waiting));
  if (uid === null) clearSession();
  else writeSession({ uid, name: 'Asha', email: 'asha@example.com', role: 'user' });
  expect(isToBeWiped()).toBe(expected);
});
