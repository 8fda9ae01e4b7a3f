import { act } from '@testing-library/react';

/**
 * Waits until the page no longer changes. No event tells that: where a record is not known, nothing more arrives. So it lets all
 * pending work run, a turn at a time, until fifteen turns in a row have left the markup as it was (which is only compared here).
 */
export async function settle(container: HTMLElement) {
  for (let quiet = 0, before = ''; quiet < 15;) {
    // A turn and no event: a record that never comes has none.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    // Read, and never set.
    quiet = container.innerHTML === before ? quiet + 1 : 0;
    before = container.innerHTML;
  }
}
