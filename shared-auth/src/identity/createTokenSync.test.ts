import { createTokenSync, type TokenHolder } from './createTokenSync';

const now = Date.parse('2026-03-02T10:00:00Z');
const minute = 60_000;

let requests: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers({ now });
  requests = [];
  answer = () => Promise.resolve(new Response());
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, { method, headers } = {}) => {
    const authorization = new Headers(headers).get('Authorization') ?? 'no token';
    requests.push(`${String(method)} ${url as string} ${authorization}`);
    return answer();
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function holder(token: string, age = 0): TokenHolder {
  const issuedAtTime = new Date(now - age).toUTCString();
  return { getIdTokenResult: () => Promise.resolve({ token, issuedAtTime }) };
}

describe('token sync', () => {
  it('posts the token of the signed-in person', async () => {
    await createTokenSync('/session')(holder('t1'));
    expect(requests).toEqual(['POST /session Bearer t1']);
  });

  it('deletes when there is no token, once', async () => {
    const sync = createTokenSync('/session');
    await sync(null);
    await sync(null);
    expect(requests).toEqual(['DELETE /session no token']);
  });

  it('does not post the same token twice, but posts the next one', async () => {
    const sync = createTokenSync('/session');
    await sync(holder('t1'));
    await sync(holder('t1'));
    await sync(holder('t2'));
    expect(requests).toEqual(['POST /session Bearer t1', 'POST /session Bearer t2']);
  });

  it.each([
    ['of exactly 5 minutes', 5 * minute, 1],
    ['older than 5 minutes', 5 * minute + 1000, 0],
  ])('treats a token %s by its age', async (_, age, count) => {
    await createTokenSync('/session')(holder('t1', age));
    expect(requests).toHaveLength(count);
  });

  it('posts again after signing out and in again', async () => {
    const sync = createTokenSync('/session');
    await sync(holder('t1'));
    await sync(null);
    await sync(holder('t1'));
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
  ])('logs it and sends the token again at the next change when %s', async (_, failure) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const sync = createTokenSync('/session');
    answer = failure;
    await sync(holder('t1'));
    expect(log).toHaveBeenCalledTimes(1);
    answer = () => Promise.resolve(new Response());
    await sync(holder('t1'));
    expect(requests).toEqual(['POST /session Bearer t1', 'POST /session Bearer t1']);
  });

  it('sends one request after the other, so that a sign-out is never overtaken', async () => {
    const sync = createTokenSync('/session');
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const first = sync(holder('t1'));
    const second = sync(null);
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(['POST /session Bearer t1']);
    answer = () => Promise.resolve(new Response());
    arrive(new Response());
    await Promise.all([first, second]);
    expect(requests).toEqual(['POST /session Bearer t1', 'DELETE /session no token']);
  });
});
