import type { SessionUser } from 'shared-model';
import { clearEndedSession, readEndedSession } from './endedSession';
import {
  clearSession,
  dropRecord,
  isSessionRemembered,
  readRecord,
  readSession,
  writeSession,
} from './sessionRecord';

const asha: SessionUser = { uid: 'u1', name: 'Asha', email: 'asha@example.com', role: 'user' };
const ravi: SessionUser = { uid: 'u2', name: 'Ravi', email: 'ravi@example.com', role: 'staff' };

afterEach(() => {
  jest.restoreAllMocks();
  clearSession();
  clearEndedSession();
});

function closeBrowser() {
  document.cookie = 'portal-session=1; Path=/; Max-Age=0';
}

function block(...functions: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const name of functions) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

describe('the session record', () => {
  it("uses the key 'user' and holds the fields of the person and the role", () => {
    writeSession(asha);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...asha, remember: true });
    expect(readSession()).toEqual(asha);
  });

  it('no longer exists after it was cleared', () => {
    writeSession(asha, { remember: false });
    clearSession();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(document.cookie).toBe('');
  });

  it.each(['{"name":', '{"role":"owner"}'])(
    'causes a log entry and is removed when it reads %s',
    (stored) => {
      const log = jest.spyOn(console, 'error').mockImplementation();
      localStorage.setItem('user', stored);
      expect(readSession()).toBeNull();
      expect(log).toHaveBeenCalledTimes(1);
      expect(localStorage.getItem('user')).toBeNull();
    },
  );
});

describe("'Remember me'", () => {
  it('keeps a session after the browser was closed', () => {
    writeSession(asha, { remember: true });
    closeBrowser();
    expect(readSession()).toEqual(asha);
  });

  it('keeps the session while the browser is open when it is unticked', () => {
    writeSession(asha, { remember: false });
    expect(document.cookie).toBe('portal-session=1');
    expect(readRecord()).toEqual({ user: asha, remember: false });
  });

  it('ends the session with the browser when it is unticked', () => {
    writeSession(asha, { remember: false });
    closeBrowser();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('removes the mark of an earlier session', () => {
    writeSession(asha, { remember: false });
    writeSession(ravi, { remember: true });
    expect(document.cookie).toBe('');
  });
});

describe('a session that was to end with the browser', () => {
  const asha = { uid: 'u1', name: 'Asha', email: 'asha@example.com', role: 'user' } as const;
  const open = (remember: boolean) => () => writeSession(asha, { remember });

  it.each([
    ['nobody was signed in', [], null],
    ['it continues', [open(false)], null],
    ['it has ended', [open(false), closeBrowser], 'u1'],
    ['it has ended, and the record was read', [open(false), closeBrowser, readSession], 'u1'],
    ['the session was to stay', [open(true), closeBrowser], null],
    ['a session that was to stay followed', [open(false), open(true), closeBrowser], null],
    ['it was lost before', [open(false), dropRecord], null],
    ['it was lost, then the browser was closed', [open(false), dropRecord, closeBrowser], 'u1'],
    ['its person signed out', [open(false), clearSession, clearEndedSession], null],
    [
      'somebody wrote a record by hand afterwards',
      [
        open(false),
        closeBrowser,
        () => localStorage.setItem('user', JSON.stringify({ ...asha, remember: true })),
      ],
      'u1',
    ],
    [
      'an earlier release left only the record',
      [
        () => localStorage.setItem('user', JSON.stringify({ ...asha, remember: false })),
        readSession,
      ],
      'u1',
    ],
  ])('notes whether there is data to wipe where %s (#12.8)', (_what, steps, expected) => {
    for (const step of steps) step();
    expect(readEndedSession()).toBe(expected);
  });
});

describe('without a usable local storage', () => {
  it('keeps the session in memory where storage is blocked', () => {
    block('getItem', 'setItem', 'removeItem');
    expect(readSession()).toBeNull();
    writeSession(asha);
    expect(readSession()).toEqual(asha);
    clearSession();
    expect(readSession()).toBeNull();
  });

  it('keeps the session in memory where storage is full, and does not restore an older one', () => {
    writeSession(ravi);
    block('setItem');
    writeSession(asha);
    expect(readSession()).toEqual(asha);
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('does not count a session in memory as remembered: it ends with the page (#44.13)', () => {
    block('setItem');
    writeSession(asha, { remember: true });
    expect(isSessionRemembered()).toBe(false);
    expect(readRecord()).toEqual({ user: asha, remember: false });
  });

  it('needs no cookie for a session in memory that ends with the browser', () => {
    block('setItem');
    writeSession(asha, { remember: false });
    closeBrowser();
    expect(readSession()).toEqual(asha);
  });

  it('keeps a session that is not to be remembered in memory where only cookies are blocked (#44.13)', () => {
    jest.spyOn(document, 'cookie', 'set').mockReturnValue();
    writeSession(asha, { remember: false });
    expect(readSession()).toEqual(asha);
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('returns to local storage as soon as that works', () => {
    block('setItem');
    writeSession(asha);
    jest.restoreAllMocks();
    writeSession(ravi);
    expect(readSession()).toEqual(ravi);
    expect(localStorage.getItem('user')).not.toBeNull();
  });
});
