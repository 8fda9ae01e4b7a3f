import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from './layout';
import { overlaps } from './overlaps';

/** Soft, so that every screen is checked, also after one that fails. */
const softly = expect.configure({ soft: true });
const settled = { timeout: 2000 };

/** Fails if the page as it is has no room for text of twice the size, which a reader may set in their browser. */
export async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await softly.poll(() => sidewaysScroll(page), { ...settled, message: path }).toBe('');
  await softly.poll(() => overlaps(page), { ...settled, message: path }).toBe('');
}
