/** @jest-environment node */
import { complaintsOfOwnRules } from '../testing/lint';

const message =
  'It throws where cookies are blocked or the storage is full: catch that, and go on without it.';

const refused = [
  "localStorage.getItem('theme')",
  "localStorage.setItem('theme', 'dark')",
  'accountKeys(sessionStorage)',
  "document.cookie.split('; ')",
  "try { act() } catch { localStorage.removeItem('theme') }",
  "try { act() } finally { localStorage.removeItem('theme') }",
  "try { localStorage.removeItem('theme') } finally { act() }",
];

const allowed = [
  "try { localStorage.removeItem('theme') } catch { /* It stays. */ }",
  'try { keys.forEach((key) => sessionStorage.removeItem(key)) } catch { /* It stays. */ }',
  "try { document.cookie.split('; ') } catch { /* There is none. */ }",
  'const names = { localStorage: true }',
  "act('localStorage')",
];

const complaints = complaintsOfOwnRules([...refused, ...allowed]);

describe('storages that a browser may block (#44.13)', () => {
  it.each(refused)('refuses %s', (code) => {
    expect(complaints(code)).toEqual([message]);
  });

  it.each(allowed)('allows %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
