import { expect } from '@playwright/test';
import { newPerson } from '../support/accounts';
import { catalogues } from '../support/catalogues';
import { expectDayInLanguage, expectInLanguage } from '../support/dayInLanguage';
import { openElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import { phone } from '../support/rationCard';

// Whatever another journey has set: the council is called as it usually is, in English alone.
test.beforeEach(async ({ livePortal }) => {
  await livePortal.records.doc('settings/council').delete();
});

test('in Marathi a citizen applies for a birth certificate on a phone, a clerk recommends it, an admin approves it, and the citizen has it (#20)', async ({
  browser,
  livePortal,
}) => {
  test.setTimeout(180_000);
  await expectDayInLanguage('mr', async (role) => ({
    page: await openElsewhere(browser, livePortal, phone),
    person: await livePortal.accounts.add(role, { name: 'सुनीता पवार' }),
  }));
});

test('somebody who asks for access reads in Marathi what stands in their way (#20)', async ({
  page,
  livePortal,
}) => {
  const { access, request } = catalogues.mr;
  const clerk = newPerson('विमल कदम');
  await page.goto('/mr/staff/request');
  await page.getByLabel(request.fullName).fill(clerk.name);
  await page.getByLabel(request.email).fill(clerk.email);
  await page.getByLabel(request.position).fill('लिपिक');
  await page.getByLabel(request.password, { exact: true }).fill(clerk.password);
  await page.getByRole('button', { name: request.submit }).press('Enter');
  await expect(page.getByRole('dialog', { name: request.done })).toBeVisible();
  await page.goto('/mr/staff/dashboard');
  const expectPage = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectInLanguage(page, 'mr');
  };
  await expectPage(access['waiting.title']);

  const { records, accounts } = livePortal;
  const [found] = (await records.collection('members').where('email', '==', clerk.email).get())
    .docs;
  const member = { ...clerk, uid: found?.id ?? '' };
  await accounts.grant(member, 'staff');
  await expectPage(access['confirm.title']);
  await found?.ref.update({ blockedAt: new Date(), blockedBy: 'operator' });
  await expectPage(access['blocked.title']);
});

test('what a council says of itself in English alone is marked as English on a page in Marathi (#20)', async ({
  page,
  livePortal,
}) => {
  const name = 'Village Council';
  await livePortal.records.doc('settings/council').set({
    ...{ name, address: 'Village Council Office, Main Road', phone: '' },
    ...{ email: 'help@council.example', hoursNote: 'Closed on public holidays' },
    ...{ openDays: [1, 2, 3, 4, 5], opensAt: '10:00', closesAt: '17:00', revision: 1 },
  });
  await page.goto('/mr/verify');
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const shown = page.getByRole(landmark).getByText(name, { exact: true });
    await expect(shown, landmark).toHaveAttribute('lang', 'en');
  }
  await expectInLanguage(page, 'mr');
});
