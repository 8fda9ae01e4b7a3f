import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** Titles and the operations to try. */
export type Attempts = Record<string, () => Promise<unknown>>;

export function allows(attempts: Attempts): void {
  it.each(Object.entries(attempts))('allows %s', async (_, attempt) => {
    await assertSucceeds(attempt());
  });
}

export function refuses(attempts: Attempts): void {
  it.each(Object.entries(attempts))('refuses %s', async (_, attempt) => {
    await assertFails(attempt());
  });
}
