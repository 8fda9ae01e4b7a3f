import { AreaLoadError } from './AreaLoadError';

/**
 * The result of work that may hang.
 * @param limit milliseconds
 * @throws AreaLoadError that names the work, when it has not ended by then
 */
export async function withTimeout<T>(limit: number, work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AreaLoadError(`${what} did not answer within ${Math.round(limit)} ms`));
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
