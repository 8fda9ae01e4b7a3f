import { expect, type Page } from '@playwright/test';
import { receivedNumber } from './apply';
import { takeIntoReview } from './decide';
import { pdf } from './documents';

/** Viewport and touch of the phone on which citizens apply. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * Adds 'Ration Card' and describes it with a condition, a choice and the two usual papers; does not publish it.
 */
export async function describeRationCard(desk: Page): Promise<void> {
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
  await card.getByRole('button', { name: 'Add choice' }).press('Enter');
  await card.getByRole('textbox', { name: 'Choice 3' }).fill('White');
}

/** Adds a question in the designer and leaves it open. */
async function askFor(page: Page, label: string, kind: string) {
  // By key: a second press at the same point is ignored for a moment.
  await page.getByRole('button', { name: /^Add question/ }).press('Enter');
  const group = page.getByRole('group', { name: 'Question without words' });
  await group.getByLabel('Kind of answer').selectOption(kind);
  await group.getByLabel('Question', { exact: true }).fill(label);
  return page.getByRole('group', { name: label });
}

export async function publish(desk: Page, version: number): Promise<void> {
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: `Publish version ${version}` })
    .click();
  await expect(
    desk.getByText(new RegExp(`^Version ${version} of “Ration Card” was published`)),
  ).toBeVisible();
}

/** Fills in the form; the village is asked for after answering that somebody has moved. */
export async function answerRationCard(page: Page): Promise<void> {
  await page.goto('/user/apply');
  await page.getByLabel('Service Required').selectOption('Ration Card');
  const question = page.getByRole('radiogroup', { name: 'Have you moved here?' });
  await expect(question).toBeVisible();
  await expect(page.getByLabel('From which village?')).toHaveCount(0);
  await question.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('From which village?').fill('Wadgaon');
  await page.getByRole('radio', { name: 'Saffron' }).check();
  await page.getByLabel('Proof of identity').setInputFiles([pdf('aadhaar.pdf')]);
  await page.getByLabel('Proof of residence').setInputFiles([pdf('bill.pdf')]);
  await page.getByRole('checkbox', { name: /^I certify/ }).check();
}

/** Checks the answers, submits them, and returns the number of the application. */
export async function submitRationCard(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('Wadgaon')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  return receivedNumber(page);
}

/** The clerk takes the application into review, marks one answer as wrong and returns the application. */
export async function returnVillage(office: Page, number: string): Promise<void> {
  await takeIntoReview(office, number);
  await refuseVillage(office, number);
}

/** The same for an application that is in review. */
export async function refuseVillage(office: Page, number: string): Promise<void> {
  await villageCheck(office).getByRole('button', { name: 'Differs' }).click();
  await office
    .getByLabel('What is wrong with ‘From which village?’')
    .fill('The paper says Wadgaon Budruk.');
  await office.getByRole('button', { name: 'Return to citizen' }).click();
  await expect(office.getByText(`${number} was returned to the citizen.`)).toBeVisible();
}

const villageCheck = (office: Page) => office.getByRole('group', { name: 'From which village?' });

/**
 * Publishes version 2, with other terms, another label for the village, and without the choice that the
 * citizen made.
 */
export async function publishSecondVersion(desk: Page): Promise<void> {
  await desk.getByLabel('Days promised').fill('9');
  const village = desk.getByRole('group', { name: 'From which village?' });
  await village.getByLabel('Question', { exact: true }).fill('Which village did you leave?');
  const card = desk.getByRole('group', { name: 'Kind of card' });
  await card.getByRole('button', { name: 'Remove choice 2' }).press('Enter');
  await publish(desk, 2);
}

const corrected = (page: Page) => page.getByRole('textbox', { name: 'From which village?' });

/** The citizen opens the returned application from the list. */
export async function openCorrection(page: Page): Promise<void> {
  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Ration Card' }).first().click();
  await expectCorrection(page);
}

/** The citizen can correct only that answer, and sees the clerk's note. */
export async function expectCorrection(page: Page): Promise<void> {
  await expect(corrected(page)).toHaveValue('Wadgaon');
  await expect(page.getByText(/The paper says Wadgaon Budruk\./).first()).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Kind of card' })).toHaveCount(0);
}

export async function correctVillage(page: Page): Promise<void> {
  await corrected(page).fill('Wadgaon Budruk');
  await page.getByRole('button', { name: 'Send it again' }).click();
}

/** The clerk, who still has the application open, checks the corrected answer and recommends. */
export async function recommend(office: Page, number: string): Promise<void> {
  await office.getByRole('button', { name: 'I have read it' }).click();
  await office.getByRole('button', { name: 'Take into review' }).click();
  await expect(villageCheck(office)).toContainText('Wadgaon Budruk');
  await expect(office.getByRole('group', { name: 'Kind of card' })).toContainText('Saffron');
  // By key: a second click at the same point so soon counts as a double click.
  await office.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();
}
