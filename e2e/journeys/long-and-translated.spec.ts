import { expect, test, type Page } from '@playwright/test';
import { translatePage } from '../../tools/testing/translatePage';
import { beSignedIn, type Role } from '../support/accounts';
import { go } from '../support/go';
import { sidewaysScroll } from '../support/layout';
import { screens } from '../support/screens';

/** What people type, as the records call it. */
const typed = ['name', 'title', 'text', 'details', 'note', 'subject'];

/** Makes a word without a blank of every text that people have typed in the records of this browser. */
function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(async (names) => {
    const word = 'x'.repeat(2_000);
    const lengthen = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(lengthen);
      if (typeof value !== 'object' || value?.constructor !== Object) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          typeof part === 'string' && names.includes(name) ? `${part} ${word}` : lengthen(part),
        ]),
      );
    };
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('village-council');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
    for (const store of db.objectStoreNames) {
      if (store === 'seeds') continue;
      const request = transaction.objectStore(store).openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        cursor.update(lengthen(cursor.value));
        cursor.continue();
      };
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    db.close();
  }, typed);
}

/** The sentences of an area, and of a page, that threw. */
const broken = /ran into a problem$|^This page stopped working$/;

for (const role of ['user', 'staff', 'admin'] as const satisfies Role[]) {
  test(`the screens of the role ${role} survive the translation of the browser, and a word of 2,000 letters pushes nothing out of the window (#44.1, #44.g)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await beSignedIn(page, role);
    await page.goto(`/${role}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await lengthenTexts(page);
    await page.goto(`/${role}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(translatePage);
    for (const { path } of screens[role]) {
      // Without a new document: each screen takes the texts of the one before it out of a translated page.
      await go(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect.soft(await page.getByText(broken).allTextContents(), path).toEqual([]);
      expect.soft(await sidewaysScroll(page), path).toBe('');
    }
  });
}
