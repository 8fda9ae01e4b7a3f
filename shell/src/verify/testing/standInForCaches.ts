/** A Cache API for jsdom, which has none: one cache, in the order of its writes. @returns what it holds */
export function standInForCaches(): Map<string, Response> {
  const kept = new Map<string, Response>();
  const cache = {
    async put(address: string, response: Response) {
      kept.delete(address);
      kept.set(address, response);
      await Promise.resolve();
    },
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    delete: (asked: string | Request) =>
      Promise.resolve(kept.delete(typeof asked === 'string' ? asked : asked.url)),
  };
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { open: () => Promise.resolve(cache) },
  });
  return kept;
}
