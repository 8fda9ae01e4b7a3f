import { expect, test, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { expectNoAxeViolations, inBothThemes } from '../support/axe';
import { pdf } from '../support/documents';
import { windowWithOwnSession } from '../support/ownSession';

/** Adds a question in the designer and leaves it open. */
async function askFor(page: Page, label: string, kind: string) {
  // By key: a second press at the place of the last one is ignored for a moment.
  await page.getByRole('button', { name: /^Add question/ }).press('Enter');
  const group = page.getByRole('group', { name: 'Question without words' });
  await group.getByLabel('Kind of answer').selectOption(kind);
  await group.getByLabel('Question', { exact: true }).fill(label);
  return page.getByRole('group', { name: label });
}

async function publish(page: Page, version: number) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Publish version ${version}` })
    .click();
  await expect(
    page.getByText(new RegExp(`^Version ${version} of “Ration Card” was published`)),
  ).toBeVisible();
}

test('an admin describes a service, a citizen answers, a clerk returns one answer, and version 2 changes nothing of it (#16)', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto('/admin/services');
  await desk.getByLabel('Add a service').fill('Ration Card');
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  await desk.getByRole('link', { name: 'Describe it' }).click();
  await askFor(desk, 'Have you moved here?', 'Yes or no');
  const village = await askFor(desk, 'From which village?', 'Short text');
  await village
    .getByLabel('When it is asked')
    .selectOption('Only by the answer to “Have you moved here?”');
  await village.getByLabel('Asked where the answer is').selectOption('Yes');
  const card = await askFor(desk, 'Kind of card', 'One of a few');
  await card.getByRole('textbox', { name: 'Choice 1' }).fill('Yellow');
  await card.getByRole('textbox', { name: 'Choice 2' }).fill('Saffron');
  await inBothThemes(desk, () => expectNoAxeViolations(desk));
  await publish(desk, 1);

  await openSession(page, 'user');
  await page.goto('/user/apply');
  await page.getByLabel('Service Required').selectOption('Ration Card');
  const question = page.getByRole('radiogroup', { name: 'Have you moved here?' });
  await expect(page.getByLabel('From which village?')).toHaveCount(0);
  await question.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('From which village?').fill('Wadgaon');
  await page.getByRole('radio', { name: 'Saffron' }).check();
  await page.getByLabel('Proof of identity').setInputFiles([pdf('aadhaar.pdf')]);
  await page.getByLabel('Proof of residence').setInputFiles([pdf('bill.pdf')]);
  await page.getByRole('checkbox', { name: /^I certify/ }).check();
  await inBothThemes(page, () => expectNoAxeViolations(page));
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('Wadgaon')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  await expect(received).toBeVisible();
  const number = /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';

  const office = await windowWithOwnSession(context, 'office');
  await signIn(office, 'staff');
  await office.getByLabel('Search applications').fill(number);
  await office.getByRole('link', { name: `Review ${number}` }).click();
  await office.getByRole('button', { name: 'Take into review' }).click();
  const checked = office.getByRole('group', { name: 'From which village?' });
  await checked.getByRole('button', { name: 'Does not' }).click();
  await office
    .getByLabel('What is wrong with ‘From which village?’')
    .fill('The paper says Wadgaon Budruk.');
  await office.getByRole('button', { name: 'Return to citizen' }).click();
  await expect(office.getByText(`${number} was returned to the citizen.`)).toBeVisible();

  await desk.getByLabel('Days promised').fill('9');
  await publish(desk, 2);

  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Ration Card' }).first().click();
  const corrected = page.getByRole('textbox', { name: 'From which village?' });
  await expect(corrected).toHaveValue('Wadgaon');
  await expect(page.getByText(/The paper says Wadgaon Budruk\./).first()).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Kind of card' })).toHaveCount(0);
  await corrected.fill('Wadgaon Budruk');
  await page.getByRole('button', { name: 'Send it again' }).click();

  // The citizen has changed what the clerk has open.
  await office.getByRole('button', { name: 'I have read it' }).click();
  await office.getByRole('button', { name: 'Take into review' }).click();
  await expect(checked).toContainText('Wadgaon Budruk');
  await office.getByRole('button', { name: 'Recommend', exact: true }).click();
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();

  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Approve ${number}` }).click();
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
});
