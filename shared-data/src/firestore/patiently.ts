import { OfflineError } from '../store/errors';

/**
 * The outcome of a request that Firestore itself may never give up.
 * @param patience milliseconds after which the server counts as out of reach
 * @param onGivenUp called then
 * @throws OfflineError, and what the request rejects with
 */
export async function patiently<T>(
  request: Promise<T>,
  patience = 20_000,
  onGivenUp?: () => void,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givingUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onGivenUp?.();
      reject(new OfflineError());
    }, patience);
  });
  try {
    return await Promise.race([request, givingUp]);
  } finally {
    clearTimeout(timer);
  }
}
