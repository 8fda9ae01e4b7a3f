import { expect, test, type Page } from '@playwright/test';
import { translatePage } from '../../tools/testing/translatePage';
import { beSignedIn } from '../support/accounts';
import { go } from '../support/go';
import { sidewaysScroll } from '../support/layout';
import { screens } from '../support/screens';

/** What people type, as the records call it. */
const typed = {
  fields: ['name', 'title', 'text', 'details', 'note', 'subject'],
  /** Maps from days and ids to texts. */
  maps: ['holidays', 'notes'],
};

/** Makes a word without a blank of every text that people have typed in the records of this browser. */
function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(async ({ fields, maps }) => {
    const word = 'x'.repeat(2_000);
    const lengthen = (value: unknown, of = ''): unknown => {
      if (Array.isArray(value)) return value.map((each) => lengthen(each));
      if (typeof value !== 'object' || value?.constructor !== Object) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          typeof part === 'string' && (fields.includes(name) || maps.includes(of))
            ? `${part} ${word}`
            : lengthen(part, name),
        ]),
      );
    };
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('village-council');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction('documents', 'readwrite');
    const request = transaction.objectStore('documents').openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      cursor.update(lengthen(cursor.value));
      cursor.continue();
    };
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    db.close();
  }, typed);
}

/** Types in the first field of the screen, chooses in its first list and presses its first button, as far as it has them. */
async function actOn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const field = main.locator('textarea:visible, input[type=text]:visible').first();
  if (await field.isVisible()) await field.fill('आशा');
  const list = main.locator('select:visible').first();
  if (await list.isVisible()) await list.selectOption({ index: 1 });
  // In one go: the list that this search empties takes its buttons away.
  const isFocused = await main.getByRole('button', { disabled: false }).evaluateAll((buttons) => {
    const first = buttons.find((each) => each.checkVisibility());
    if (first instanceof HTMLElement) first.focus();
    return first !== undefined;
  });
  if (isFocused) await page.keyboard.press('Enter');
}

/** The sentences of an area, and of a page, that threw. */
const broken = /ran into a problem$|^This page stopped working$/;

async function expectUnbroken(page: Page, path: string): Promise<void> {
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  expect.soft(await page.getByText(broken).allTextContents(), path).toEqual([]);
}

const widths = [1280, 360];

for (const role of ['user', 'staff', 'admin', 'nobody'] as const) {
  test(`the screens of ${role} survive the translation of the browser, and a word of 2,000 letters pushes nothing out of the window (#44.1, #44.g)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    // What React says of a text that is no longer where it was.
    page.on('console', (message) => {
      if (message.text().includes('NotFoundError')) errors.push(`${page.url()}: ${message.text()}`);
    });
    if (role === 'nobody') {
      await page.goto('/');
    } else {
      await beSignedIn(page, role);
      await page.goto(`/${role}/dashboard`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await lengthenTexts(page);
      await page.goto(`/${role}/dashboard`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(translatePage);
    for (const { path, heading } of screens[role]) {
      // Without a new document: each screen takes the texts of the one before it out of a translated page.
      await go(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      await expectUnbroken(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Tables become cards once their width has been observed.
        const scroll = () => sidewaysScroll(page);
        await expect.poll(scroll, `${path}, ${width} px wide`).toBe('');
      }
      await actOn(page);
      await expectUnbroken(page, `${path} after an act`);
    }
    expect(errors).toEqual([]);
  });
}
