import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const number = (page: Page) => page.getByRole('textbox', { name: 'Number of the certificate' });
/** Long enough to be recognised wherever it might be sent. */
const damaged = 'eyJub3RoaW5nIjoidG8tYmUtc2VlbiI';

/** The field's focus ring does not cover its hint and its error. */
async function expectOutsideTheRing(page: Page, texts: readonly RegExp[]) {
  const field = await number(page).boundingBox();
  const { outlineWidth, outlineOffset } = await number(page).evaluate((input) => {
    const style = getComputedStyle(input);
    return { outlineWidth: style.outlineWidth, outlineOffset: style.outlineOffset };
  });
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  for (const text of texts) {
    const beside = await page.getByText(text).first().boundingBox();
    const above = (field?.y ?? 0) - ring - ((beside?.y ?? 0) + (beside?.height ?? 0));
    const below = (beside?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0) + ring);
    expect(Math.max(above, below), String(text)).toBeGreaterThanOrEqual(0);
  }
}

test('a number can be checked with the keyboard only @main (#17)', async ({ page }) => {
  await page.goto('/verify');
  await number(page).focus();
  await page.keyboard.type('7k2m q9xd 04tt 1');
  await page.keyboard.press('Enter');
  await expect(number(page)).toHaveAccessibleDescription(/Compare each character/);
  await expect(number(page)).toBeFocused();
  await expectOutsideTheRing(page, [/printed on the certificate/, /Compare each character/]);
  await expectNoAxeViolations(page);

  await page.keyboard.press('Backspace');
  await page.keyboard.type('o');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'There is no certificate with this number')).toBeFocused();
  await expect(page.getByText('Check that the address above is')).toContainText(
    new URL(page.url()).origin,
  );
  await expectNoAxeViolations(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check another one' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check a certificate')).toBeFocused();
});

test('the text after # is sent to no server, the skip link keeps the answer, a code of another portal is not opened, and a second code in the same tab is checked (#17)', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    expect(request.url().startsWith(`${baseURL}/`), request.url()).toBe(true);
  });
  page.on('console', (message) => sent.push(message.text()));
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    addEventListener('portal-event', (event) =>
      events.push(JSON.stringify((event as CustomEvent<unknown>).detail)),
    );
  });

  await page.goto(`/verify#${damaged}`);
  await expect(heading(page, 'This code is damaged')).toBeFocused();
  await expect(page).toHaveTitle('This code is damaged – Village Council Portal');
  await expectNoAxeViolations(page);
  await page.waitForLoadState('networkidle');
  sent.push(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'events'))));
  sent.push(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])));

  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((each) => each.includes(damaged.slice(0, 12)))).toEqual([]);

  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'This code is damaged')).toBeVisible();
  await page.getByRole('button', { name: 'Check another one' }).click();
  await number(page).fill('https://evil.example/verify#a.b.c');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(number(page)).toHaveAccessibleDescription(/This code leads to evil\.example/);
  await expect(page).toHaveURL('/verify');

  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${damaged}2`);
  await expect(heading(page, 'This code is damaged')).toBeVisible();
});
