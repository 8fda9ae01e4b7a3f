/** What token sync needs of the provider's user. */
export interface TokenHolder {
  getIdTokenResult(): Promise<{ token: string; issuedAtTime: string }>;
}

/** A token older than this is not sent (`spec.md §9`: 5 minutes), in milliseconds. */
const maximumTokenAge = 5 * 60 * 1000;

/**
 * Reports the signed-in person to a server: POST with the ID token, DELETE when there is none
 * (`spec.md §7`). Call the result at each change of the token. It never rejects: a failure is logged,
 * and the same token is then sent at the next change.
 */
export function createTokenSync(url: string): (user: TokenHolder | null) => Promise<void> {
  /** Undefined until something was sent: a session of an earlier page may be open on the server. */
  let lastSent: string | null | undefined;
  let queue = Promise.resolve();

  async function send(user: TokenHolder | null) {
    const result = user && (await user.getIdTokenResult());
    if (result && Date.now() - Date.parse(result.issuedAtTime) > maximumTokenAge) return;
    const token = result?.token ?? null;
    if (token === lastSent) return;
    const response = await fetch(
      url,
      token === null
        ? { method: 'DELETE', cache: 'no-store' }
        : { method: 'POST', cache: 'no-store', headers: { Authorization: `Bearer ${token}` } },
    );
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    lastSent = token;
  }

  return (user) => {
    // One after the other: a DELETE that overtakes a POST would leave the session open.
    queue = queue
      .then(() => send(user))
      .catch((error: unknown) => console.error('The ID token could not be synced.', error));
    return queue;
  };
}
