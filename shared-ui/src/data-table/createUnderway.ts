/**
 * What was handed on to the address and has not come back from it yet. On a slow phone the address lags
 * behind what is typed, and an older value that comes back must not pass for a newer one.
 */
export function createUnderway() {
  let underway: string[] = [];
  return {
    add(value: string) {
      underway.push(value);
    },
    /** Whether a value that has arrived was handed on from here. What was handed on before it is done with. */
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
