import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { pressByKey, tabTo } from '../support/keyboard';

async function type(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/**
 * A closed list selects the entry that begins with the typed text: the first word is enough to identify it.
 */
async function choose(page: Page, list: Locator, entry: string) {
  await tabTo(page, list);
  await page.keyboard.type(entry.split(' ')[0] ?? entry);
  await expect(list.locator('option:checked')).toHaveText(entry);
}

async function askFor(page: Page, label: string, kind: string): Promise<Locator> {
  await pressByKey(page, page.getByRole('button', { name: /^Add question/ }));
  const group = page.getByRole('group', { name: 'Question without words' });
  await choose(page, group.getByLabel('Kind of answer'), kind);
  await type(page, group.getByLabel('Question', { exact: true }), label);
  return page.getByRole('group', { name: label });
}

test('an admin describes and publishes a service with the keyboard only (#16)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'admin', '/admin/services');
  await type(page, page.getByLabel('Add a service'), 'Ration Card');
  await page.keyboard.press('Enter');
  await pressByKey(page, page.getByRole('link', { name: 'Describe it' }));

  await askFor(page, 'Have you moved here?', 'Yes or no');
  const village = await askFor(page, 'From which village?', 'Short text');
  await choose(
    page,
    village.getByLabel('When it is asked'),
    'Only by the answer to “Have you moved here?”',
  );
  await choose(page, village.getByLabel('Asked where the answer is'), 'Yes');
  const card = await askFor(page, 'Kind of card', 'One of a few');
  await type(page, card.getByRole('textbox', { name: 'Choice 1' }), 'Yellow');
  await type(page, card.getByRole('textbox', { name: 'Choice 2' }), 'Saffron');

  // A focused choice that moves out of sight is scrolled into view: a phone shows one and a half choices.
  await page.setViewportSize({ width: 360, height: 480 });
  const moveDown = (choice: number) =>
    card.getByRole('button', { name: `Move down Choice ${choice}` });
  await tabTo(page, moveDown(1), 'Shift+Tab');
  await moveDown(1).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  await expect(moveDown(2)).toBeFocused();
  await expect(moveDown(2)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  // The focus stays on the moved question, so that it can be moved again.
  const moveUp = page.getByRole('button', { name: 'Move up Kind of card' });
  await tabTo(page, moveUp, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Kind of card” is number 2 of 3 now.')).toBeAttached();
  await expect(moveUp).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('The last step was undone.')).toBeAttached();

  await pressByKey(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await pressByKey(
    page,
    page.getByRole('dialog').getByRole('button', { name: 'Publish version 1' }),
  );
  await expect(page.getByText(/^Version 1 of “Ration Card” was published/)).toBeVisible();
  await expect(page.getByText('“Ration Card” is not on them yet')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('an admin describes what a certificate states with the keyboard only; the designer asks before a reload drops unsaved work, and restores it after following a link (#16, #17)', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/services');
  await pressByKey(page, page.getByRole('link', { name: 'Edit Birth Certificate' }));
  const part = page.getByRole('region', { name: 'Certificate', exact: true });
  const text = part.getByLabel('Text of the certificate');
  await tabTo(page, text);
  const printed = page.getByRole('article', { name: 'Birth Certificate' });
  await expect(printed).toBeInViewport();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It was registered on ');
  await tabTo(page, part.getByLabel('Insert an answer'));
  await page.keyboard.press('End');
  await pressByKey(page, part.getByRole('button', { name: 'Insert' }));
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It was registered on \{[^}]+\}$/);
  await tabTo(page, part.getByRole('checkbox').last());
  await page.keyboard.press('Space');

  const shown = page.getByRole('button', { name: 'Show the form' });
  if (await shown.isVisible()) await pressByKey(page, shown);
  await expect(printed).toContainText('It was registered on');
  await pressByKey(page, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText(/^The draft of “Birth Certificate” was saved/)).toBeVisible();

  const name = page.getByLabel('Name', { exact: true });
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for schools');
  await expect(page.getByText('You have changes that are not saved.')).toBeVisible();

  const question = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(name).toHaveValue('Birth Certificate for schools');

  await page.getByRole('link', { name: 'Back to services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Birth Certificate for schools');
});
