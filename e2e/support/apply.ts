import { expect, type Page } from '@playwright/test';
import { pdf, type DocumentFile } from './documents';

/** Goes to a page of the area by its menu, which is behind a button on a phone. */
export async function openByMenu(page: Page, link: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Menu / });
  const entry = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
  await expect(button.or(entry).first()).toBeVisible();
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  await (isPhone ? page.getByRole('dialog').locator(entry) : entry).click();
}

/** A service of the live portal without questions: for journeys about sending. */
export const plainService = 'Pension Letter';

/** Fills in the form for a service. Opens it from the menu, without reloading the document. */
export async function fillInApplication(
  page: Page,
  service: string,
  details: string,
  documents: DocumentFile[] = [],
): Promise<void> {
  await openByMenu(page, 'Apply');
  await page.getByLabel('Service Required').selectOption(service);
  await page.getByLabel('Application Details').fill(details);
  const isPlain = service === plainService;
  const others = page.getByLabel(isPlain ? 'Supporting Documents' : 'Other papers');
  if (!isPlain) await answerQuestions(page);
  if (documents.length > 0) await others.setInputFiles(documents);
  await page.getByLabel('I certify that all information provided is accurate').check();
}

/**
 * Answers every question of the chosen service with a valid value, and adds each of its papers.
 * @param end the heading after the questions, in the language of the page
 */
export async function answerQuestions(
  page: Page,
  paper: (place: number) => DocumentFile | undefined = (place) => pdf(`paper-${place}.pdf`),
  end = 'Anything else',
): Promise<void> {
  await expect(page.getByRole('heading', { name: end })).toBeVisible();
  // Makes all choices first, because they may show further questions.
  for (const choices of await page.getByRole('radiogroup').all()) {
    await choices.getByRole('radio').first().check();
  }
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0);
  for (const list of await page.locator('select[name^="answers."]').all()) {
    await list.selectOption({ index: 1 });
  }
  // Reads all fields in one call to the page, because there are many.
  const fields = page.locator(':is(input, textarea)[name^="answers."]:not([type="radio"])');
  const found = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ name, type, inputMode }) => ({ name, type, isFigure: inputMode === 'numeric' })),
  );
  for (const [index, { name, type, isFigure }] of found.entries()) {
    if (type === 'checkbox') await fields.nth(index).check();
    else await fields.nth(index).fill(answerFor(name, isFigure));
  }
  for (const [index, slot] of (await page.locator('input[id*="files."]').all()).entries()) {
    const file = paper(index + 1);
    if (file) await slot.setInputFiles([file]);
  }
}

function answerFor(name: string, isFigure: boolean): string {
  if (name.endsWith('-day') || name.endsWith('-month')) return '1';
  if (name.endsWith('-year')) return '2020';
  if (name.endsWith('-pin')) return '416001';
  if (name.endsWith('phone')) return '98765 43210';
  return isFigure ? '4' : 'Shanta Patil';
}

/** Checks the answers and submits them. */
export async function submitApplication(page: Page): Promise<void> {
  const check = page.getByRole('button', { name: 'Check your answers' });
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await expect(check.or(submit)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await submit.click();
}

/** Applies, and returns the number of the application. */
export async function apply(
  page: Page,
  service: string,
  details: string,
  documents: DocumentFile[] = [],
): Promise<string> {
  await fillInApplication(page, service, details, documents);
  await submitApplication(page);
  return receivedNumber(page);
}

/** The number of the application in the confirmation on the page. */
export async function receivedNumber(page: Page): Promise<string> {
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  await expect(received).toBeVisible();
  return /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
}

export async function openApplications(page: Page): Promise<void> {
  await openByMenu(page, 'Applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Application Status' })).toBeVisible();
}

/** Answers the first part of the form for a birth certificate. */
export async function answerAboutChild(page: Page): Promise<void> {
  await page.getByLabel('Full name of the child').fill('मीरा Joshi');
  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Day').fill('1');
  await born.getByLabel('Month').fill('1');
  await born.getByLabel('Year').fill('2020');
  await page.getByRole('radio', { name: 'Female' }).check();
}
