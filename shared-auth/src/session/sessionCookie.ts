// Local storage outlives the browser window and session storage ends with the tab. A cookie without an
// expiry date is the only storage that all tabs share and that ends with the browser.
const cookie = 'portal-session=1';

export function hasSessionCookie(): boolean {
  return readCookies().split('; ').includes(cookie);
}

export function setSessionCookie() {
  writeCookie(cookie);
}

export function removeSessionCookie() {
  if (hasSessionCookie()) writeCookie(`${cookie}; Max-Age=0`);
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Stryker disable next-line StringLiteral: any text without the cookie means that there is none.
    return '';
  }
}

function writeCookie(value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${value}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // Cookies are blocked: the session is held in memory (`writeSession`).
  }
}
