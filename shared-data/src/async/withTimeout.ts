/**
 * Settles as the promise does, if it does so in time. The work behind the promise is not cancelled by the timeout:
 * the caller has to stop it.
 * @param milliseconds how long it has
 * @param error thrown after that
 * @throws the error, and what the promise rejects with
 */
export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds: number,
  error: Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
