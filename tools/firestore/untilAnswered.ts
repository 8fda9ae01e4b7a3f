import { setTimeout } from 'node:timers/promises';

/** Milliseconds before each further attempt. With the client's own limit of a minute per request, this is about ten minutes. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];

/**
 * Runs a request to Firestore, and runs it again while the server is busy or unreachable. A request whose response was lost
 * may have been carried out, so `act` must have the same result when it runs twice.
 * @param say called before each further attempt
 * @throws the last error of the request
 */
export async function untilAnswered<T>(
  act: (attempt: number) => Promise<T>,
  say: (line: string) => void = () => undefined,
  waits: readonly number[] = pauses,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act(attempt);
    } catch (error) {
      const pause = waits[attempt];
      if (pause === undefined || !isPassing(error)) throw error;
      say(`Firestore does not answer. Trying again in ${Math.ceil(pause / 1000)} s …`);
      await setTimeout(pause);
    }
  }
}

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
  // gRPC: UNAVAILABLE.
  14,
]);

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED and ABORTED. */
const [late, exhausted, aborted] = [4, 8, 10];

/** Whether the server could not be reached. */
export function isUnreachable(error: unknown): boolean {
  const all = causesOf(error);
  return all.some(({ code, name }) => networkCodes.has(code) || name === 'TimeoutError');
}

/** Whether the server was reached, and did not answer in time. */
export function timedOut(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === late);
}

/** Whether the same request may succeed a little later: the network is interrupted, or the server is busy. */
function isPassing(error: unknown): boolean {
  const isBusy = causesOf(error).some(({ code }) => code === exhausted || code === aborted);
  return isBusy || isUnreachable(error) || timedOut(error);
}

interface ErrorLike {
  code?: unknown;
  path?: unknown;
  name?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** The error and its causes: libraries wrap the errors of the system. */
export function causesOf(error: unknown): ErrorLike[] {
  if (typeof error !== 'object' || error === null) return [];
  const one: ErrorLike = error;
  const inner = Array.isArray(one.errors) ? (one.errors as unknown[]) : [];
  return [one, ...causesOf(one.cause), ...inner.flatMap(causesOf)];
}
