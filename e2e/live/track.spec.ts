import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply, plainService } from '../support/apply';
import { approveAnyway } from '../support/approveAnyway';
import { expectNoAxeViolations } from '../support/axe';
import { takeIntoReview } from '../support/decide';
import { openElsewhere, signInElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a browser without a cache follows an application from its submission to its decision (#19.1)', async ({
  page,
  browser,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  const number = await apply(page, plainService, 'For a gas connection.');
  const link = page.getByText(/^Tracking number:/).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await openElsewhere(browser, livePortal);
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto(address);
  await expect(heading(visitor, 'Sent to the council')).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(plainService);
  await expect(visitor.getByRole('main')).not.toContainText(citizen.name);
  await expect(visitor.getByRole('main')).not.toContainText(number);
  // Only one document is read, besides the council's settings; no store or area is opened.
  const documents = asked.flatMap((url) => url.split('/documents/')[1] ?? []);
  expect(documents.filter((name) => name !== 'settings/council')).toEqual([
    expect.stringMatching(/^tracking\/[0-9A-Z]{13}$/),
  ]);
  expect(asked.filter((url) => /Listen|Write|mf-manifest/.test(url))).toEqual([]);
  await expectNoAxeViolations(visitor);
  const again = visitor.getByRole('button', { name: 'Look again' });

  const office = await signInElsewhere(browser, livePortal, 'staff');
  await takeIntoReview(office, number);
  await expect(office.getByText(`${number} is in review.`)).toBeVisible();
  await again.press('Enter');
  await expect(heading(visitor, 'Being checked')).toBeFocused();

  await office.getByLabel('Note, or what is missing').fill('The old bill is missing.');
  await office.getByRole('button', { name: 'Return to citizen' }).press('Enter');
  await expect(office.getByText(/was returned to the citizen\./)).toBeVisible();
  await again.press('Enter');
  await expect(heading(visitor, 'Returned for correction')).toBeFocused();
  await expect(visitor.getByRole('main')).toContainText('The days stand still');
  await expect(visitor.getByRole('main')).not.toContainText('old bill');

  await page.getByRole('link', { name: /^Follow/ }).press('Enter');
  await page.getByLabel('Your answer').fill('Here it is.');
  await page.getByRole('button', { name: 'Send it again' }).press('Enter');
  await expect(page.getByText('The council office needs something from you')).toBeHidden();
  await again.press('Enter');
  await expect(heading(visitor, 'Sent to the council')).toBeFocused();

  const desk = await signInElsewhere(browser, livePortal, 'admin');
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await approveAnyway(desk.getByRole('button', { name: `Approve ${number}` }));
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
  await again.press('Enter');
  await expect(heading(visitor, 'Approved')).toBeFocused();

  await livePortal.firestore.kill();
  try {
    await again.press('Enter');
    await expect(heading(visitor, 'The application could not be looked up now')).toBeFocused();
  } finally {
    await livePortal.firestore.restart();
  }
  // After the restart the emulator answers its first query late, and the page does not wait that long.
  await livePortal.records.collection('tracking').limit(1).get();
  await visitor.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading(visitor, 'Approved')).toBeFocused();
});
