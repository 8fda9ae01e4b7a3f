/**
 * The values that were sent to the address and have not come back from it yet. On a slow phone the address
 * lags behind typing, and an older value that comes back must not count as a newer one.
 */
export function createUnderway() {
  let underway: string[] = [];
  return {
    add(value: string) {
      underway.push(value);
    },
    /** Whether a value from the address was sent from here. Forgets the values that were sent before it. */
    takes(value: string): boolean {
      const index = underway.indexOf(value);
      underway = index < 0 ? [] : underway.slice(index + 1);
      return index >= 0;
    },
    clear() {
      underway = [];
    },
  };
}
