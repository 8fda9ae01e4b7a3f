import type { Locator } from '@playwright/test';

/** Approves an application that a clerk has recommended: where its approval signs a certificate, it is shown and confirmed. */
export async function approveRecommended(approve: Locator): Promise<void> {
  const page = approve.page();
  await approve.press('Enter');
  const sign = page.getByRole('button', { name: 'Approve and sign' });
  await sign
    .or(page.getByText(/ was approved\./))
    .first()
    .waitFor();
  // By key: a second press at one place within a moment is ignored.
  if (await sign.isVisible()) await sign.press('Enter');
}
