/** @jest-environment-options {"url": "http://localhost/"} */
import { hasSessionCookie, removeSessionCookie, setSessionCookie } from './sessionCookie';

afterEach(() => jest.restoreAllMocks());

// A browser refuses a Secure cookie from a page on plain http.
describe('the session cookie on plain http', () => {
  it('has no Secure suffix', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    setSessionCookie();
    expect(write).toHaveBeenLastCalledWith('portal-session=1; Path=/; SameSite=Strict');
    expect(hasSessionCookie()).toBe(true);
    removeSessionCookie();
    expect(write).toHaveBeenLastCalledWith('portal-session=1; Max-Age=0; Path=/; SameSite=Strict');
    expect(hasSessionCookie()).toBe(false);
  });
});
