/** @jest-environment-options {"url": "https://council.example/"} */
import { hasSessionCookie, removeSessionCookie, setSessionCookie } from './sessionCookie';

afterEach(() => jest.restoreAllMocks());

describe('the session cookie', () => {
  it('covers the whole site and no other site, and is sent over https only', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    setSessionCookie();
    expect(write).toHaveBeenCalledWith('portal-session=1; Path=/; SameSite=Strict; Secure');
    expect(hasSessionCookie()).toBe(true);
    removeSessionCookie();
    expect(write).toHaveBeenLastCalledWith(
      'portal-session=1; Max-Age=0; Path=/; SameSite=Strict; Secure',
    );
  });

  it('can be found among others and removed', () => {
    setSessionCookie();
    document.cookie = 'other-portal-session=1; Secure';
    expect(hasSessionCookie()).toBe(true);
    removeSessionCookie();
    expect(hasSessionCookie()).toBe(false);
    expect(document.cookie).toBe('other-portal-session=1');
  });

  it('writes nothing on removal when there is none', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    removeSessionCookie();
    expect(write).not.toHaveBeenCalled();
  });

  it('does no harm where cookies are blocked', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    setSessionCookie();
    expect(hasSessionCookie()).toBe(false);
  });
});
