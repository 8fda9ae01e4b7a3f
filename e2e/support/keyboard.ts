import { expect, type Locator, type Page } from '@playwright/test';

/**
 * More Tab stops than there are between two controls of a screen: after so many the second cannot be reached.
 */
const most = 150;

/** Moves the focus to a control by Tab; fails if it cannot be reached. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await hasFocus()); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** Reaches a control by Tab, and presses it. */
export async function pressByKey(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Counts every key that is pressed on a page from now on, including those of these helpers. */
export function countPresses(page: Page): () => number {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  let presses = 0;
  keyboard.press = (...asked) => {
    presses += 1;
    return press(...asked);
  };
  return () => presses;
}

/** Types a text with one key press for each letter. */
export async function typeText(page: Page, text: string): Promise<void> {
  for (const letter of text) await page.keyboard.press(letter);
}
