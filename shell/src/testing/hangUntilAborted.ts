/** A fake `fetch` from a server that never answers. */
export function hangUntilAborted(_address: unknown, init?: RequestInit): Promise<never> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
}
