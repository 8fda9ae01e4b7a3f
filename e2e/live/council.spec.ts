import { expect } from '@playwright/test';
import { plainService } from '../support/apply';
import { expectInLanguage } from '../support/dayInLanguage';
import { openElsewhere, signInElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';

test('a browser without a cache shows the settings that an admin has saved on each public page, marked as English in Marathi, and the admin sees how to publish the services (#19.1, #20)', async ({
  browser,
  livePortal,
}) => {
  const address = `Ward ${crypto.randomUUID().slice(0, 8)}, Wadi`;
  const desk = await signInElsewhere(browser, livePortal, 'admin');
  await desk.goto('/admin/settings');
  await desk.getByLabel('Address of the office', { exact: true }).fill(address);
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByText('The settings were saved.')).toBeVisible();

  const visitor = await openElsewhere(browser, livePortal);
  let asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  /** Opens a page as on the first visit: the portal stores the settings, and nothing else of them is cached. */
  const open = async (path: string) => {
    if (asked.length > 0) await visitor.evaluate(() => localStorage.clear());
    asked = [];
    await visitor.goto(path);
  };
  for (const path of ['/services/birth-certificate', '/services', '/track', '/verify', '/help']) {
    await open(path);
    const office = visitor.getByRole('region', { name: 'Council office' });
    await expect(office, path).toContainText(address);
    await expect(visitor.getByRole('contentinfo'), path).toContainText(address);
    expect(asked.filter((url) => /Listen|Write|mf-manifest/.test(url))).toEqual([]);
  }

  // The landing page sends no request to the store.
  await open('/');
  await visitor.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/documents'))).toEqual([]);

  // The usual address, which `expectInLanguage` expects to be marked as English.
  const usual = 'Village Council Office, Main Road';
  await livePortal.records.doc('settings/council').update({ address: usual });
  await open('/mr/verify');
  await expect(visitor.getByRole('contentinfo')).toContainText(usual);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const shown = visitor.getByRole(landmark).getByText('Village Council', { exact: true });
    await expect(shown, landmark).toHaveAttribute('lang', 'en');
  }
  await expectInLanguage(visitor, 'mr');

  await desk.goto('/admin/services');
  const help = desk.getByRole('region', { name: 'Help', exact: true });
  await expect(help.getByText(`“${plainService}” is not on them yet`)).toBeVisible();
  await expect(help.getByText(/publish the services/)).toContainText('npm run publish-services');
  await expect(help.getByText(/Birth Certificate/)).toBeHidden();
});
