import { parseSessionRecord } from './parseSessionRecord';
import { SessionRecordError } from './SessionRecordError';

const asha = { uid: 'u1', name: 'Asha Devi', email: 'asha@example.com' };

describe('parseSessionRecord', () => {
  it.each([
    ['a citizen', { ...asha, role: 'user' }, { ...asha, role: 'user' }],
    ['an admin', { ...asha, role: 'admin' }, { ...asha, role: 'admin' }],
    ['staff', { ...asha, role: 'staff' }, { ...asha, role: 'staff' }],
    ['staff of an older release', { ...asha, role: 'merchant' }, { ...asha, role: 'staff' }],
    [
      'staff who asked for access',
      { ...asha, role: 'staff', position: 'Clerk', accessLevel: 'admin' },
      { ...asha, role: 'staff', position: 'Clerk', accessLevel: 'admin' },
    ],
    [
      'a record without a user id',
      { name: 'Asha Devi', email: 'asha@example.com', role: 'user' },
      { ...asha, uid: 'asha@example.com', role: 'user' },
    ],
    [
      'a record of a name and a role alone',
      { name: 'Asha Devi', role: 'merchant' },
      { uid: 'staff', name: 'Asha Devi', email: '', role: 'staff' },
    ],
    [
      'a record with fields of its own time',
      { ...asha, role: 'user', password: 'secret', token: 1 },
      { ...asha, role: 'user' },
    ],
  ])('restores %s', (_, stored, user) => {
    expect(parseSessionRecord(JSON.stringify(stored)).user).toEqual(user);
  });

  it.each([
    ['says nothing about it', {}, true],
    ['is to stay', { remember: true }, true],
    ['is to end with the browser', { remember: false }, false],
  ])('tells whether the session stays when the record %s', (_, mark, remember) => {
    const stored = JSON.stringify({ ...asha, role: 'user', ...mark });
    expect(parseSessionRecord(stored).remember).toBe(remember);
  });

  it.each([
    ['broken JSON', '{"name":'],
    ['null', 'null'],
    ['text', '"user"'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no role', JSON.stringify(asha)],
    ['an unknown role', JSON.stringify({ ...asha, role: 'owner' })],
    ['a role that is a property of every object', JSON.stringify({ ...asha, role: 'toString' })],
    ['a name that is no text', JSON.stringify({ ...asha, role: 'user', name: 7 })],
    ['a user id that is no text', JSON.stringify({ ...asha, role: 'user', uid: null })],
    ['an unknown access level', JSON.stringify({ ...asha, role: 'staff', accessLevel: 'all' })],
  ])('refuses %s', (_, stored) => {
    expect(() => parseSessionRecord(stored)).toThrow(SessionRecordError);
  });
});
