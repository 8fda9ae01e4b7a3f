import { expect } from '@playwright/test';
import { newPerson } from '../support/accounts';
import { catalogues } from '../support/catalogues';
import { expectDayInLanguage, expectInLanguage } from '../support/dayInLanguage';
import { openElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import { phone } from '../support/rationCard';

// Undoes the settings of other journeys: the council has its default name, in English only.
test.beforeEach(async ({ livePortal }) => {
  await livePortal.records.doc('settings/council').delete();
});

test('in Marathi a citizen applies for a birth certificate on a phone, a clerk recommends it, an admin approves it, and the citizen opens it (#20)', async ({
  browser,
  livePortal,
}) => {
  test.setTimeout(180_000);
  await expectDayInLanguage('mr', async (role) => ({
    page: await openElsewhere(browser, livePortal, phone),
    person: await livePortal.accounts.add(role, { name: 'सुनीता पवार' }),
  }));
});

test('a person who requests access sees in Marathi why they have none yet (#20)', async ({
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

test('texts that a council has in English only are marked as English on a page in Marathi (#20)', async ({
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
