import type { BrowserContext, Page } from '@playwright/test';

/** A window with a session of its own, as on another device that shows the same records. */
export async function windowWithOwnSession(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((own) => {
    const keyOf = (key: string) => (key === 'user' ? `user of ${own}` : key);
    for (const method of ['getItem', 'setItem', 'removeItem']) {
      const original = Reflect.get(Storage.prototype, method) as (...values: string[]) => unknown;
      Reflect.set(
        Storage.prototype,
        method,
        function call(this: Storage, key: string, ...rest: string[]) {
          return Reflect.apply(original, this, [keyOf(key), ...rest]);
        },
      );
    }
  }, name);
  return page;
}
