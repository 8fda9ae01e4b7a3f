import { parseSessionRecord, SessionRecordError } from './parseSessionRecord';

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
      'staff who asked for access as staff',
      { ...asha, role: 'staff', accessLevel: 'staff' },
      { ...asha, role: 'staff', accessLevel: 'staff' },
    ],
    [
      'a record with only a role',
      { role: 'user' },
      { uid: 'user', name: '', email: '', role: 'user' },
    ],
    [
      'a record without a user id',
      { name: 'Asha Devi', email: 'asha@example.com', role: 'user' },
      { ...asha, uid: 'asha@example.com', role: 'user' },
    ],
    [
      'a record with only a name and a role',
      { name: 'Asha Devi', role: 'merchant' },
      { uid: 'staff', name: 'Asha Devi', email: '', role: 'staff' },
    ],
    [
      'a record with fields of an older release',
      { ...asha, role: 'user', password: 'secret', token: 1 },
      { ...asha, role: 'user' },
    ],
  ])('restores %s', (_, stored, user) => {
    expect(parseSessionRecord(JSON.stringify(stored)).user).toStrictEqual(user);
  });

  it.each([
    ['says nothing about it', {}, true],
    ['is to stay', { remember: true }, true],
    ['is to end with the browser', { remember: false }, false],
  ])('reads whether the session stays when the record %s', (_, mark, remember) => {
    const stored = JSON.stringify({ ...asha, role: 'user', ...mark });
    expect(parseSessionRecord(stored).remember).toBe(remember);
  });

  it.each([
    ['broken JSON', '{"name":', 'it is not JSON'],
    ['null', 'null', 'it is no object'],
    ['text', '"user"', 'it is no object'],
    ['a number', '7', 'it is no object'],
    ['a list', '[]', 'its role is unknown'],
    ['no role', JSON.stringify(asha), 'its role is unknown'],
    ['an unknown role', JSON.stringify({ ...asha, role: 'owner' }), 'its role is unknown'],
    [
      'a role that is a property of every object',
      JSON.stringify({ ...asha, role: 'toString' }),
      'its role is unknown',
    ],
    [
      'a name that is no text',
      JSON.stringify({ ...asha, role: 'user', name: 7 }),
      'its name is not text',
    ],
    [
      'a user id that is no text',
      JSON.stringify({ ...asha, role: 'user', uid: null }),
      'its uid is not text',
    ],
    [
      'an unknown access level',
      JSON.stringify({ ...asha, role: 'staff', accessLevel: 'all' }),
      'its access level is unknown',
    ],
  ])('refuses %s', (_, stored, reason) => {
    const parse = () => parseSessionRecord(stored);
    expect(parse).toThrow(SessionRecordError);
    expect(parse).toThrow(`The session record is not usable: ${reason}`);
  });

  it('reports what is wrong with the JSON', () => {
    expect(() => parseSessionRecord('{')).toThrow(
      expect.objectContaining({ cause: expect.any(SyntaxError) as object }) as Error,
    );
  });
});
