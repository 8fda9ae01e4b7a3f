import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { pdf } from '../support/documents';

test.beforeEach(({ page }) => openSession(page, 'staff'));

const table = (page: Page) => page.getByRole('table', { name: 'Recent Applications' });

test('the list can be searched, filtered, sorted and paged, and the address keeps that @main', async ({
  page,
}) => {
  await expect(page.getByText('1 to 4 of 32')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('5 to 8 of 32')).toBeVisible();

  await page.getByLabel('Status').selectOption('Rejected');
  await expect(page.getByText('1 to 4 of 4')).toBeVisible();
  await page.getByLabel('Search applications').fill('residence');
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expect(page.getByLabel('Search applications')).toHaveValue('residence');
  await expect(page.getByLabel('Status')).toHaveValue('rejected');

  await page.getByLabel('Search applications').fill('zzz');
  await expect(page.getByText('No applications match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all applications' }).click();
  await expect(page.getByText('1 to 4 of 32')).toBeVisible();
});

// On a phone each row is a card, without a column header to press.
test(
  'columns sort ascending, then descending',
  { tag: ['@desktop', '@repeat'] },
  async ({ page }) => {
    const applicant = page.getByRole('columnheader', { name: 'Applicant' });
    await applicant.getByRole('button').click();
    await expect(applicant).toHaveAttribute('aria-sort', 'ascending');
    await expect(table(page).getByRole('row').nth(1)).toContainText('Anjali Kamble');
    await applicant.getByRole('button').click();
    await expect(applicant).toHaveAttribute('aria-sort', 'descending');
    await expect(table(page).getByRole('row').nth(1)).toContainText('Suresh Pawar');
  },
);

test('a clerk takes an application into review and returns it, and its history shows that @repeat', async ({
  page,
}) => {
  const first = page.getByRole('button', { name: /^Details of/ }).first();
  await first.click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Family income from farming');
  await details.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Review #PAN-/ })).toBeFocused();

  await page.getByRole('button', { name: 'Take into review' }).click();
  await expect(page.getByText(/is in review\./)).toBeVisible();
  await page.getByRole('button', { name: 'Return to citizen' }).click();
  await expect(page.getByText('Say what is missing')).toBeVisible();
  await page.getByLabel('Note, or what is missing').fill('The income statement of last year');
  await page.getByRole('button', { name: 'Return to citizen' }).click();
  await expect(page.getByText(/was returned to the citizen\./)).toBeVisible();

  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('The income statement of last year');
  await expect(history).toHaveCount(3);
  await page.reload();
  await expect(history).toHaveCount(3);
});

test('the second of two clerks sees what the first has done with an application, and keeps their text @repeat', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/staff/review/6');
    await expect(tab.getByRole('button', { name: 'Take into review' })).toBeVisible();
  }
  await other.getByLabel('Note', { exact: true }).fill('What I wrote');
  await page.getByRole('button', { name: 'Take into review' }).click();
  await expect(other.getByRole('button', { name: 'Recommend', exact: true })).toBeVisible();
  await expect(other.getByLabel('Note, or what is missing')).toHaveValue('What I wrote');
});

test('a draft of the application form survives a reload, and is then submitted @repeat', async ({
  page,
}) => {
  await page.goto('/staff/applications');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Full Name').fill('Zoya Khan');
  await page.getByLabel('Years of Experience').fill('51');
  await page.getByLabel('Resume').setInputFiles(pdf('cv.pdf'));
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/Your draft was saved/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/This is your draft/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Zoya Khan');
  await expect(page.getByText('cv.pdf')).toBeVisible();

  await page.getByLabel('Email Address').fill('zoya@example.com');
  await page.getByLabel('Phone Number').fill('+91 98000 00000');
  await page.getByLabel('Date of Birth').fill('1990-02-03');
  await page.getByLabel('Street Address').fill('4 Temple Road');
  await page.getByLabel('City').fill('Wadgaon');
  await page.getByLabel('State').fill('Maharashtra');
  await page.getByLabel('ZIP Code').fill('411001');
  await page.getByLabel('Country').selectOption('India');
  await page.getByLabel('Position').selectOption('Support');
  await page.getByLabel('Department').selectOption('Operations');
  await page.getByLabel('Skills').fill('Registers');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('link', { name: /whole number from 0 to 50/ })).toBeVisible();
  await page.getByLabel('Years of Experience').fill('5');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText(/Its number is #POS-\d{4}-001/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('a resume of 6 MB or of another kind is refused, and nothing else is lost @repeat', async ({
  page,
}) => {
  await page.goto('/staff/applications');
  await page.getByLabel('Full Name').fill('Zoya Khan');
  await page.getByLabel('Resume').setInputFiles(pdf('cv.pdf', 6 * 1024 * 1024));
  await expect(page.getByText(/larger than 5 MB/)).toBeVisible();
  const program = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
  await page.getByLabel('Resume').setInputFiles(program);
  await expect(page.getByText(/not what its name says/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Zoya Khan');
});
