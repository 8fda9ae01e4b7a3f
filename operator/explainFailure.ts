const networkCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'app/network-error',
  'app/network-timeout',
  // gRPC: DEADLINE_EXCEEDED and UNAVAILABLE.
  4,
  14,
]);

const credentialCodes = new Set<unknown>([
  'app/invalid-credential',
  'auth/invalid-credential',
  // gRPC: UNAUTHENTICATED.
  16,
]);

const credentialWords = /default credentials|invalid_grant|invalid_rapt|invalid_client/i;

/** Why a command failed, for the person who ran it: one plain sentence if the network or the credentials are the reason. */
export function explainFailure(error: unknown): string {
  const all = within(error);
  const has = (codes: ReadonlySet<unknown>) => all.some(({ code }) => codes.has(code));
  const saysCredentials = all.some(({ message }) => credentialWords.test(String(message)));
  const timedOut = all.some(({ name }) => name === 'TimeoutError');
  // Without a network, the libraries may also report missing credentials: check the network first.
  if (has(networkCodes) || timedOut)
    return 'Google cannot be reached: check the network and try again.';
  if (has(credentialCodes) || saysCredentials) {
    return 'This machine has no valid Google credentials: run gcloud auth application-default login.';
  }
  return String(all[0]?.message ?? error);
}

interface ErrorLike {
  code?: unknown;
  name?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** The error and its causes: libraries wrap the errors of the system. */
function within(error: unknown): ErrorLike[] {
  if (typeof error !== 'object' || error === null) return [];
  const one: ErrorLike = error;
  const inner = Array.isArray(one.errors) ? (one.errors as unknown[]) : [];
  return [one, ...within(one.cause), ...inner.flatMap(within)];
}
