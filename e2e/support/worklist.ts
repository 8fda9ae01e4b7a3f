import type { Locator, Page } from '@playwright/test';

/** The rows of a part of the work list, such as 'Mine'. The previous part stays until these have loaded. */
export function worklistRows(page: Page, part: string): Locator {
  return page
    .getByRole('region', { name: part, exact: true })
    .locator('[aria-busy="false"]')
    .getByRole('row');
}
