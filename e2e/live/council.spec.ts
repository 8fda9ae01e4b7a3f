import { expect } from '@playwright/test';
import { openElsewhere, signInElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';

test('a browser without a cache shows the settings that an admin has saved on each public page (#19.1)', async ({
  browser,
  livePortal,
}) => {
  const address = `Ward ${crypto.randomUUID().slice(0, 8)}, Wadi`;
  const desk = await signInElsewhere(browser, livePortal, 'admin');
  await desk.goto('/admin/settings');
  await desk.getByLabel('Address of the office', { exact: true }).fill(address);
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByText('The settings were saved.')).toBeVisible();

  for (const path of ['/services/birth-certificate', '/services', '/track', '/verify', '/help']) {
    const visitor = await openElsewhere(browser, livePortal);
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(path);
    const office = visitor.getByRole('region', { name: 'Council office' });
    await expect(office, path).toContainText(address);
    await expect(visitor.getByRole('contentinfo'), path).toContainText(address);
    expect(asked.filter((url) => /Listen|Write|mf-manifest/.test(url))).toEqual([]);
    await visitor.context().close();
  }

  // The landing page sends no request to the store.
  const visitor = await openElsewhere(browser, livePortal);
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto('/');
  await visitor.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/documents'))).toEqual([]);
});
