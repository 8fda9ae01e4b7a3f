import { test, type BrowserContext, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { approve } from '../support/decide';
import { expectNoSidewaysScroll } from '../support/layout';
import { windowWithOwnSession } from '../support/ownSession';
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
import { expectWellMade } from '../support/wellMade';

/** Citizens apply on a phone; staff and admins use a desktop. */
test.use(phone);

async function openDesk(context: BrowserContext, role: 'staff' | 'admin'): Promise<Page> {
  const page = await windowWithOwnSession(context, role);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, role);
  return page;
}

test('an admin describes a service, a citizen answers on a phone, a clerk returns one answer, and version 2 does not change the application @repeat (#16)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const desk = await openDesk(context, 'admin');
  await describeRationCard(desk);
  await expectNoAxeViolations(desk);
  await publish(desk, 1);

  await openSession(page, 'user');
  await answerRationCard(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const number = await submitRationCard(page);

  const office = await openDesk(context, 'staff');
  await returnVillage(office, number);
  await publishSecondVersion(desk);
  await openCorrection(page);
  await expectWellMade(page);
  await correctVillage(page);
  await recommend(office, number);
  await approve(desk, number);
});
