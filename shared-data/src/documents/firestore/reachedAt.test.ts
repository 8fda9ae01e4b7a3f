import { writeSession } from 'shared-auth';
import { keepReachedAt, readReachedAt } from './reachedAt';

const asha = { uid: 'asha', name: 'Asha', email: 'asha@example.com', role: 'user' as const };

describe('the time at which the server last responded (#44f)', () => {
  it('is kept across reloads, as the cache of a remembered session is', () => {
    writeSession(asha);
    keepReachedAt('2026-11-28T10:00:00Z');
    expect(readReachedAt()).toBe('2026-11-28T10:00:00Z');
  });

  it('does not count where the cache ends with the page', () => {
    writeSession(asha, { remember: false });
    keepReachedAt('2026-11-28T10:00:00Z');
    expect(readReachedAt()).toBeNull();
  });
});
