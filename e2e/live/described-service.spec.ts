import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { approve, takeIntoReview } from '../support/decide';
import { openElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import {
  answerRationCard,
  correctVillage,
  describeRationCard,
  expectCorrection,
  phone,
  publish,
  publishSecondVersion,
  recommend,
  refuseVillage,
  submitRationCard,
} from '../support/rationCard';
import { storedApplications } from '../support/stored';

/** The citizen’s browser; staff, admins and the visitor use others, with a desktop viewport. */
test.use(phone);
const atDesk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an application for a described service is reviewed and approved under the rules, version 2 does not change it, and a browser without a cache follows it @main (#16.7, #19.1)', async ({
  page,
  browser,
  livePortal,
}) => {
  test.setTimeout(240_000);
  async function openDesk(role: 'staff' | 'admin') {
    const own = await openElsewhere(browser, livePortal, atDesk);
    await signIn(own, role, await livePortal.accounts.add(role));
    return own;
  }

  const desk = await openDesk('admin');
  await describeRationCard(desk);
  await publish(desk, 1);

  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await answerRationCard(page);
  const number = await submitRationCard(page);
  const link = page.getByText(/^Tracking number:/).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await openElsewhere(browser, livePortal, atDesk);
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto(address);
  await expect(heading(visitor, 'Sent to the council')).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText('Ration Card');
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

  const office = await openDesk('staff');
  await takeIntoReview(office, number);
  await expect(office.getByText(`${number} is in review.`)).toBeVisible();
  await again.press('Enter');
  await expect(heading(visitor, 'Being checked')).toBeFocused();

  await refuseVillage(office, number);
  await again.press('Enter');
  await expect(heading(visitor, 'Returned for correction')).toBeFocused();
  await expect(visitor.getByRole('main')).toContainText('The clock is paused');
  await expect(visitor.getByRole('main')).not.toContainText('Wadgaon');

  await publishSecondVersion(desk);
  await page.getByRole('link', { name: 'Follow it' }).press('Enter');
  await expectCorrection(page);
  await correctVillage(page);
  await expect(page.getByText('The council office needs something from you')).toBeHidden();
  await again.press('Enter');
  await expect(heading(visitor, 'Sent to the council')).toBeFocused();

  await recommend(office, number);
  await approve(desk, number);
  await again.press('Enter');
  await expect(heading(visitor, 'Approved')).toBeFocused();
  const [stored] = await storedApplications(livePortal.records, citizen.uid);
  expect(stored).toMatchObject({ status: 'approved', form: { version: 1 } });

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
