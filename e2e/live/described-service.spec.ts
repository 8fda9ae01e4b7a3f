import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { test } from '../support/livePortal';
import { approve } from '../support/decide';
import {
  answerRationCard,
  correctVillage,
  describeRationCard,
  openCorrection,
  phone,
  publish,
  publishSecondVersion,
  recommend,
  returnVillage,
  submitRationCard,
} from '../support/rationCard';
import { storedApplications } from '../support/stored';

/** The citizen’s browser; staff and admins use others, with a desktop viewport. */
test.use(phone);

test('an application for a described service is reviewed and approved under the rules, and version 2 does not change it (#16.7)', async ({
  page,
  browser,
  livePortal,
}) => {
  test.setTimeout(240_000);
  async function openDesk(role: 'staff' | 'admin') {
    const context = await browser.newContext({
      baseURL: livePortal.address,
      ...{ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
    });
    const own = await context.newPage();
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

  const office = await openDesk('staff');
  await returnVillage(office, number);
  await publishSecondVersion(desk);
  await openCorrection(page);
  await correctVillage(page);
  await recommend(office, number);
  await approve(desk, number);

  const [stored] = await storedApplications(livePortal.records, citizen.uid);
  expect(stored).toMatchObject({ status: 'approved', form: { version: 1 } });
});
