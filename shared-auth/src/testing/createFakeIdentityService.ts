interface StoredAccount {
  localId: string;
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
}

type Body = Partial<Record<string, string>>;

const json = { 'Content-Type': 'application/json' };

/** An in-memory fake of the identity service on the network: those of its endpoints that the portal calls. */
export function createFakeIdentityService() {
  const accounts: StoredAccount[] = [];
  /** Each call: 'POST accounts:signUp', or a full address where it is another service. */
  const calls: string[] = [];
  /** The language that each mail is requested in; null where none is named. */
  const mailLanguages: (string | null)[] = [];
  /** The password policy of the project; 501 as from the emulator where there is none. */
  const settings: { policy: object | null; refusal: string | null } = {
    policy: null,
    refusal: null,
  };

  function answer(call: string, body: Body): [status: number, content: object] {
    const found = accounts.find(
      ({ localId, email }) => email === body.email || localId === localIdOf(body.idToken),
    );
    if (settings.refusal) return refuse(settings.refusal);
    switch (call) {
      case 'POST accounts:signUp': {
        if (found) return refuse('EMAIL_EXISTS');
        const { email = '', password = '' } = body;
        const account = { localId: `u${accounts.length + 1}`, email, password };
        accounts.push(account);
        return [200, signedIn(account)];
      }
      case 'POST accounts:signInWithPassword':
        if (found?.password !== body.password) return refuse('INVALID_LOGIN_CREDENTIALS');
        return found ? [200, signedIn(found)] : refuse('INVALID_LOGIN_CREDENTIALS');
      case 'POST accounts:update':
        if (!found) return refuse('TOKEN_EXPIRED');
        if (body.displayName !== undefined) found.displayName = body.displayName;
        return [200, { ...found, providerUserInfo: [] }];
      case 'POST token':
        return [200, renewed(accounts.find(({ localId }) => localId === body.refresh_token))];
      case 'POST accounts:lookup':
        return [200, { users: found ? [{ ...found, providerUserInfo: [] }] : [] }];
      case 'POST accounts:sendOobCode':
        return found ? [200, { email: found.email }] : refuse('EMAIL_NOT_FOUND');
      case 'GET passwordPolicy':
        return settings.policy ? [200, settings.policy] : refuse('NOT_IMPLEMENTED', 501);
      default:
        return [200, {}];
    }
  }

  const fetch: typeof globalThis.fetch = (input, { method = 'GET', body, headers } = {}) => {
    const address = new URL(input as string, 'http://localhost');
    const [, action] = /\/v\d\/([^?]+)/.exec(address.pathname) ?? [];
    const call = `${method} ${action ?? address.href}`;
    calls.push(call);
    if (call === 'POST accounts:sendOobCode') {
      mailLanguages.push(new Headers(headers).get('X-Firebase-Locale'));
    }
    const [status, content] = answer(call, parseBody(body as string | undefined));
    return Promise.resolve(new Response(JSON.stringify(content), { status, headers: json }));
  };

  return { accounts, calls, fetch, mailLanguages, settings };
}

/** A JSON body, or form data where a token is renewed. */
function parseBody(body = '{}'): Body {
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  return JSON.parse(body) as Body;
}

function refuse(message: string, code = 400): [number, object] {
  return [code, { error: { code, message } }];
}

function signedIn({ localId, email, displayName }: StoredAccount) {
  const now = Math.floor(Date.now() / 1000);
  const idToken = [{ alg: 'none' }, { sub: localId, iat: now, auth_time: now, exp: now + 3600 }, {}]
    .map((part) => btoa(JSON.stringify(part)))
    .join('.');
  return { localId, email, displayName, idToken, refreshToken: localId, expiresIn: '3600' };
}

function renewed(account: StoredAccount | undefined) {
  if (!account) throw new Error('Nobody has this token.');
  const { idToken, refreshToken } = signedIn(account);
  return { access_token: idToken, refresh_token: refreshToken, expires_in: '3600' };
}

function localIdOf(idToken: string | undefined): unknown {
  const claims = idToken?.split('.')[1];
  return claims && (JSON.parse(atob(claims)) as { sub: string }).sub;
}
