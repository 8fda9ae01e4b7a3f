import type { Locator } from '@playwright/test';

/** Approves an application without a recommendation: presses 'Approve', and confirms. */
export async function approveAnyway(approve: Locator): Promise<void> {
  await approve.click();
  // By key: a second press at one place within a moment is ignored.
  await approve.page().getByRole('button', { name: 'Approve anyway' }).press('Enter');
}
