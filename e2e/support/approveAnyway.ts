import type { Locator } from '@playwright/test';

/** Approves what no clerk has recommended: presses 'Approve', and says so when asked. */
export async function approveAnyway(approve: Locator): Promise<void> {
  await approve.click();
  // By key: a second press at one place within a moment is ignored.
  await approve.page().getByRole('button', { name: 'Approve anyway' }).press('Enter');
}
