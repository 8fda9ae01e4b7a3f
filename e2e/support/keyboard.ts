import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than lie between two controls of a screen: who presses Tab so often does not reach the second. */
const most = 150;

/** Moves the focus on by Tab, as somebody without a mouse does; a control that cannot be reached fails the test. */
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

/** Counts every key that is pressed on a page from now on, those of the helpers here too. */
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

/** Types a text as somebody does: a press for each letter. */
export async function typeText(page: Page, text: string): Promise<void> {
  for (const letter of text) await page.keyboard.press(letter);
}
