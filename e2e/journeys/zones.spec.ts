import { expect, test, type Browser } from '@playwright/test';
import { onEachScreen } from '../support/screens';

// Public pages name no days.
const roles = ['user', 'staff', 'admin'] as const;
type Visitor = (typeof roles)[number];

/** Drawn at random when the records are made. */
const trackingNumber = /\b\w{4}-\w{4}-\w{4}-\w\b/g;

/** What each screen says to a reader in a time zone, by its path. All records were made, and are read, at `now`. */
async function readScreens(browser: Browser, visitor: Visitor, timezoneId: string, now: Date) {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  const texts: Record<string, string> = {};
  const main = page.getByRole('main');
  await onEachScreen(page, visitor, async ({ path, hasHelp }) => {
    if (path === '/admin/services/1') {
      await expect(main.getByText('Preview: not issued')).toBeVisible();
    }
    // The help of the office shows once the council's settings are known.
    if (hasHelp && visitor !== 'admin') {
      await expect(main.getByText(/help@council\.example/).first()).toBeVisible();
    }
    // Texts in a second language, as on a certificate, load after what they stand in.
    let text = '';
    const readAgain = async () => {
      const before = text;
      text = await main.innerText();
      return text === before;
    };
    await expect.poll(readAgain, { intervals: [500] }).toBe(true);
    texts[path] = text.replace(trackingNumber, 'tracking number');
  });
  const minutesBehind = await page.evaluate(() => new Date().getTimezoneOffset());
  await context.close();
  return { texts, minutesBehind };
}

for (const visitor of roles) {
  test(`the screens of ${visitor} say the same days and hours to a reader in another time zone (#44.14) @repeat`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const now = new Date();
    const here = await readScreens(browser, visitor, 'Asia/Kolkata', now);
    const there = await readScreens(browser, visitor, 'Pacific/Honolulu', now);
    expect([here.minutesBehind, there.minutesBehind]).toEqual([-330, 600]);
    expect(there.texts).toEqual(here.texts);
  });
}
