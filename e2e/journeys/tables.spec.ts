import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { beSignedIn, newPerson, openSession, register, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';
import { windowWithOwnSession } from '../support/ownSession';
import { requestAccess } from '../support/requestAccess';
import { isWholeRun } from '../support/wholeRun';

// Each test checks many widths, after people with long names have created records.
test.beforeEach(() => test.setTimeout(240_000));

/**
 * The narrowest phone, a desktop, and the widths at which the layout changes; in a whole run also widths between these.
 */
const widths = isWholeRun
  ? [320, 360, 600, 768, 769, 800, 900, 1000, 1024, 1100, 1280, 1366]
  : [320, 600, 769, 1024, 1280];

/** 62 letters: some names are given in one word of that length. */
const longName = 'Venkatanarasimharajuvaripetasubrahmanyalakshminarayanaswamypil';
const longService = 'Janmamrityuvivahanondanipramanapatrapunarnondanipratinakalpatr';
/** The longest reference that is allowed. */
const longReference = 'UPI0123456789012345678901234567890A';

/** Checks at all widths that each control of the table is in sight and can be pressed. */
async function expectWholeAtAllWidths(page: Page, table: Locator, rows: number) {
  for (const width of widths) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(table.getByRole('row')).toHaveCount(rows);
      await expectNoSidewaysScroll(page);
      await expectPressable(table.locator('tbody').locator('button:enabled, a, input, select'));
      await expectPressable(table.locator('thead').getByRole('button'));
    });
  }
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Somebody with a long name applies in this browser, and signs out. */
async function applyWithLongName(page: Page, service = 'Birth Certificate'): Promise<string> {
  await register(page, newPerson(longName));
  const number = await apply(page, service, 'For the school');
  await logOut(page);
  return number;
}

/** An admin adds a service with a long name, a fee, and one day as its deadline. */
async function offerLongService(context: BrowserContext) {
  const admin = await windowWithOwnSession(context, 'admin');
  await signIn(admin, 'admin');
  await admin.goto('/admin/services');
  await admin.getByLabel('Add a service').fill(longService);
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await admin.getByRole('link', { name: 'Describe it' }).click();
  await admin.getByLabel('Fee in rupees').fill('20');
  await admin.getByLabel('Days promised').fill('1');
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(admin.getByText(/^Version 1 of .+ was published/)).toBeVisible();
  await admin.close();
}

/** The window of a clerk with a long name, who has access as soon as they request it. */
async function clerkWithLongName(context: BrowserContext): Promise<Page> {
  const clerk = await windowWithOwnSession(context, 'clerk');
  await requestAccess(clerk, newPerson(longName));
  return clerk;
}

async function recommend(clerk: Page, number: string) {
  await clerk.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await clerk.getByRole('link', { name: `Review ${number}` }).press('Enter');
  await clerk.getByRole('button', { name: 'Take into review' }).press('Enter');
  await expect(clerk.getByText(`${number} is in review.`)).toBeVisible();
  await clerk.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(clerk.getByText(`${number} was recommended.`)).toBeVisible();
}

async function expectAdminsTablesFit(page: Page) {
  await openSession(page, 'admin', '/admin/applications');
  const applications = page.getByRole('table', { name: 'Applications of citizens' });
  await expect(applications.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, applications, 11);

  await page.goto(`/admin/users?search=${longName.slice(0, 12)}`);
  const people = page.getByRole('table', { name: 'People' });
  await expect(people.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, people, 2);
  await page.goto('/admin/users');
  await expectWholeAtAllWidths(page, people, 11);
}

async function expectClerksTablesFit(page: Page) {
  await openSession(page, 'staff');
  const recent = page.getByRole('table', { name: 'Recent Applications' });
  await expect(recent.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, recent, 5);

  await page.goto('/staff/worklist');
  const worklist = page.getByRole('table', { name: 'Applications' });
  await expect(worklist.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, worklist, await worklist.getByRole('row').count());
}

// One journey, because it takes a person with an application to create the records.
test('@desktop applications and people of the admin, recent applications and the work list of the clerk stay within reach after somebody with a long name has applied (#12.3, #19.5)', async ({
  page,
}) => {
  await applyWithLongName(page);
  await expectAdminsTablesFit(page);
  await logOut(page);
  await expectClerksTablesFit(page);
});

test('@desktop every service stays within reach of the admin (#12.3)', async ({ page }) => {
  await openSession(page, 'admin', '/admin/services');
  await page.getByLabel('Add a service').fill(longName);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${longName}` })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectPressable(page.getByRole('main').getByRole('listitem').locator('a, button'));
  }
});

/** The texts of charts that reach beyond the chart, where nothing is drawn. */
function cutTexts(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="img"] text')]
      .filter((text) => {
        const chart = text.closest('[role="img"]')?.getBoundingClientRect();
        const { left, right } = text.getBoundingClientRect();
        return chart && (left < chart.left - 1 || right > chart.right + 1);
      })
      .map(({ textContent }) => textContent),
  );
}

test('@desktop every task stays within reach of the clerk, and the payslips fit the window (#12.3, #19.5)', async ({
  page,
}) => {
  await openSession(page, 'staff', '/staff/tasks');
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByLabel('Task').fill(longName);
  await dialog.getByLabel('Due date').fill('2030-01-31');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/staff/tasks?sort=id&direction=descending');
  const table = page.getByRole('table', { name: 'Task list' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, 7);

  await page.goto('/staff/payslips');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPageWholeAtAllWidths(page);
});

/** A whole page, with the parts above and below its table. */
async function expectPageWholeAtAllWidths(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectPressable(page.getByRole('main').locator('a, button:enabled, input, select'));
  }
}

/** The pages of an application as its citizen sees them. */
async function expectCitizensPagesFit(page: Page) {
  await page.goto('/user/applications');
  const table = page.getByRole('table', { name: 'Application Status' });
  await expect(table.getByRole('link', { name: longService })).toBeVisible();
  await expectWholeAtAllWidths(page, table, await table.getByRole('row').count());
  for (const path of ['report', 'activities']) {
    await page.goto(`/user/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(longService).first()).toBeVisible();
    await expectPageWholeAtAllWidths(page);
  }
}

/** A clerk with a long name notes a fee, which the day sheet then has. */
async function expectDaySheetFits(clerk: Page, number: string) {
  await clerk.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await clerk.getByRole('link', { name: `Review ${number}` }).press('Enter');
  const fee = clerk.getByRole('region', { name: 'Fee' });
  await fee.getByRole('radio', { name: 'By UPI' }).check();
  await fee.getByLabel('Reference of the UPI payment').fill(longReference);
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');
  await expect(clerk.getByText(/^₹20 noted\./)).toBeVisible();

  await clerk.goto('/staff/day-sheet');
  const sheet = clerk.getByRole('table', { name: /^Payments of / });
  await expect(sheet.getByRole('row').filter({ hasText: longReference })).toContainText(longName);
  await expectPageWholeAtAllWidths(clerk);
}

async function expectReportFits(page: Page, late: string) {
  await page.goto('/admin/reports');
  const officers = page.getByRole('table', { name: 'By officer' });
  await expect(officers.getByText(longName)).toBeVisible();
  const overdue = page.getByRole('table', { name: /^Overdue now/ });
  await expect(overdue.getByRole('row').filter({ hasText: late })).toContainText(longService);
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expect.poll(() => cutTexts(page), 'no text of a chart is cut').toEqual([]);
  }
}

async function expectLogFits(page: Page) {
  await page.goto('/admin/log');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByText(`Added the service ${longService}`)).toBeVisible();
  await expect(table.getByText(`${longName}, Staff`).first()).toBeVisible();
  await expectWholeAtAllWidths(page, table, await table.getByRole('row').count());
}

// One journey, because it takes a day's work of four people to create the records.
test('@desktop the pages of a citizen, the day sheet, the report and the log fit the window after a day of people with long names (#12.3, #19.5)', async ({
  page,
  context,
}) => {
  await offerLongService(context);
  const number = await applyWithLongName(page, longService);
  await register(page, newPerson(longName));
  const late = await apply(page, longService, 'For the school');
  await expectCitizensPagesFit(page);
  await logOut(page);

  const clerk = await clerkWithLongName(context);
  await recommend(clerk, number);
  await expectDaySheetFits(clerk, late);

  // By then both applications are overdue.
  await page.clock.setFixedTime(Date.now() + 5 * 24 * 60 * 60 * 1000);
  await beSignedIn(page, 'admin');
  await expectReportFits(page, late);
  await expectLogFits(page);
});

test('@desktop the status of the areas fits the window (#12.3)', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('table')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('@phone each cell says which column it is in, where a row leaves some out (#13.8)', async ({
  page,
}) => {
  await beSignedIn(page, 'admin');
  for (const [path, name] of [
    ['applications', 'Applications of citizens'],
    ['users', 'People'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    const table = page.getByRole('table', { name });
    const headers = table.getByRole('columnheader');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table).toHaveAttribute('aria-colcount', String(await headers.count()));
    // Reads all cells in one call to the page, because there are many.
    const cells = await table
      .locator('[data-label]')
      .filter({ visible: true })
      .evaluateAll((found: HTMLElement[]) =>
        found.map((cell) => ({ column: Number(cell.ariaColIndex), label: cell.dataset.label })),
      );
    expect(cells).not.toEqual([]);
    const names = await headers.allTextContents();
    expect(cells.map(({ column }) => names[column - 1]?.trim())).toEqual(
      cells.map(({ label }) => label),
    );
    await expect(table.locator('td:empty').filter({ visible: true })).toHaveCount(0);
  }
});
