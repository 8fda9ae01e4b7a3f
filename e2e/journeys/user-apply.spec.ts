import { expect, test, type Page } from '@playwright/test';
import { newPerson, openSession, register } from '../support/accounts';
import { answerAboutChild, answerQuestions } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { pdf, png } from '../support/documents';

async function fillIn(page: Page, details = 'For school admission. 🙏') {
  await page.getByLabel('Service Required').selectOption('Birth Certificate');
  await page.getByLabel('Application Details').fill(details);
  await expect(page.getByRole('heading', { name: 'Anything else' })).toBeVisible();
}

const certify = (page: Page) =>
  page.getByLabel('I certify that all information provided is accurate').check();
const documents = (page: Page) => page.getByLabel('Other papers');
/** The files of the last field: 'Other papers'. */
const chosenFiles = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).last();
const check = (page: Page) => page.getByRole('button', { name: 'Check your answers' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const received = (page: Page) => page.getByText(/We have received your application #PAN-\d{4}-033/);

test('a citizen registers, gets two files refused and a large photograph made smaller, reloads the form with its draft, applies with a PDF, a PNG and the photograph, and finds the application, also after a reload @main', async ({
  page,
}) => {
  // Drawing, encoding and shrinking 12 megapixels takes long on two processors that are busy with other work.
  test.slow();
  // A citizen whose name is written in two scripts.
  await register(page, newPerson('काव्या Joshi'));
  await page.getByRole('link', { name: 'Create New Project' }).click();
  await fillIn(page);
  const buffer = Buffer.from(await page.evaluate(drawPhotograph), 'base64');
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await documents(page).setInputFiles([
    pdf('राशन कार्ड.pdf'),
    png(),
    { name: 'ration-card.jpg', mimeType: 'image/jpeg', buffer },
    { ...pdf('virus.pdf'), buffer: Buffer.from('MZ\u0090 is how a program begins') },
    { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) },
  ]);
  const list = chosenFiles(page);
  await expect(list.getByText('Not added: this is not really a PDF file.')).toBeVisible();
  await expect(list.getByText('Not added: this file is empty.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Remove ration-card.jpg' })).toBeVisible();
  // Appears when all files are checked and saved.
  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible({ timeout: 30_000 });
  await expect(list.getByText(/Not added/)).toHaveCount(2);

  await page.reload();
  await expect(page.getByText(/This is your draft of/)).toBeVisible();
  await expect(page.getByLabel('Application Details')).toHaveValue('For school admission. 🙏');
  await expect(list).toContainText('राशन कार्ड.pdf');
  await expect(list).toContainText('photograph.png');
  await expect(list).toContainText('ration-card.jpg');
  await answerQuestions(page);
  await certify(page);
  await check(page);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  await expect(
    page.getByText("Thank you for your submission. We'll process your request shortly."),
  ).toBeVisible();
  await expect(received(page)).toBeVisible();
  await expect(page.getByLabel('Application Details')).toHaveValue('');
  await expect(page.getByLabel('Service Required')).toHaveValue('');
  await expect(chosenFiles(page)).toBeHidden();

  await page.goto('/user/applications');
  const first = page.getByRole('row').nth(1);
  await expect(page.getByText('6 applications')).toBeVisible();
  await expect(first).toContainText(/Birth Certificate.*Pending/);
  await page.reload();
  await expect(page.getByText('6 applications')).toBeVisible();
  await expect(first).toContainText(/Birth Certificate.*Pending/);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Birth Certificate' }).first().click();
  await expect(page.getByText(/^#PAN-\d{4}-033$/)).toBeVisible();
  await expect(page.getByText('For school admission. 🙏')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open राशन कार्ड.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open ration-card.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: /virus|empty/ })).toBeHidden();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open photograph.png' }).click();
  // The press opens the tab at once; the document loads into it later (#13.2).
  const tab = await opened;
  await tab.waitForURL(/^blob:/);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
  await page.getByRole('link', { name: 'Print receipt' }).click();
  await expect(page.getByRole('heading', { name: /^Receipt #PAN-\d{4}-033$/ })).toBeVisible();
});

test('the form refuses bad documents one by one, and sends the good one @desktop @repeat', async ({
  page,
}) => {
  await openSession(page, 'user', '/user/apply');
  await fillIn(page, 'a'.repeat(5000));
  await documents(page).setInputFiles([
    pdf('big.pdf', 6 * 1024 * 1024),
    { ...pdf('virus.pdf'), buffer: Buffer.from('MZ\u0090 is how a program begins') },
    { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) },
    pdf('राशन कार्ड.pdf', 5 * 1024 * 1024 - 1024),
  ]);
  const list = chosenFiles(page);
  await expect(list.getByText(/^Not added: it has 6(\.\d)? MB/)).toBeVisible();
  await expect(list.getByText('Not added: this is not really a PDF file.')).toBeVisible();
  await expect(list.getByText('Not added: this file is empty.')).toBeVisible();
  await expect(list.getByText(/Not added/)).toHaveCount(3);
  await list.getByRole('button', { name: 'Remove empty.pdf' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await answerQuestions(page);
  await certify(page);
  await check(page);
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  await page.getByRole('link', { name: 'Follow it' }).click();
  const sent = page.getByRole('region', { name: 'What you sent' });
  await expect(sent.getByRole('button', { name: 'Open राशन कार्ड.pdf' })).toBeVisible();
  await expect(sent.getByRole('button', { name: /virus|big/ })).toBeHidden();
});

test('the form restores the draft after the tab was closed, until it is discarded @desktop @repeat', async ({
  page,
  context,
}) => {
  await openSession(page, 'user', '/user/apply');
  await fillIn(page);
  await documents(page).setInputFiles(pdf('card.pdf'));
  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/user/apply');
  await expect(later.getByText(/This is your draft of/)).toBeVisible();
  await expect(later.getByLabel('Application Details')).toHaveValue('For school admission. 🙏');
  await expect(chosenFiles(later)).toContainText('card.pdf');
  await later.getByRole('button', { name: 'Discard draft' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(later.getByLabel('Application Details')).toHaveValue('');
  await later.reload();
  await expect(later.getByLabel('Application Details')).toHaveValue('');
});

test('an open list shows an application that another tab submits @desktop @repeat', async ({
  page,
  context,
}) => {
  await openSession(page, 'user', '/user/applications');
  await expect(page.getByText('5 applications')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/apply');
  await fillIn(other);
  await answerQuestions(other);
  await certify(other);
  await check(other);
  await submit(other).click();
  await expect(page.getByText('6 applications')).toBeVisible();
});

/** A photograph of 12 megapixels with a lot of detail, as base64 of a JPEG. Runs in the page. */
async function drawPhotograph(): Promise<string> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const image = context.createImageData(canvas.width, canvas.height);
  for (let start = 0; start < image.data.length; start += 65_536) {
    crypto.getRandomValues(image.data.subarray(start, start + 65_536));
  }
  for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255;
  context.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

test('a citizen fills in the form on a phone one part at a time, and changes an answer at the end (#16) @phone @repeat', async ({
  page,
}) => {
  await openSession(page, 'user', '/user/apply');
  await page.getByLabel('Service Required').selectOption('Birth Certificate');
  await page.getByRole('checkbox', { name: 'One part at a time' }).check();
  const part = (name: string) => page.getByRole('heading', { level: 2, name });
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();

  await expect(part('Part 1 of 5: The child')).toBeVisible();
  await goOn();
  await expect(page.getByRole('alert')).toContainText('Fill in ‘Full name of the child’');
  await answerAboutChild(page);
  await expectNoAxeViolations(page);
  await goOn();
  await expect(part('Part 2 of 5: The birth')).toBeFocused();
  await page.getByRole('radio', { name: 'At home' }).check();
  await goOn();
  await page.getByLabel('Full name of the mother').fill('काव्या Joshi');
  const home = page.getByRole('group', { name: 'Address of the parents' });
  await home.getByLabel('House number or name').fill('12');
  await home.getByLabel('Village or ward').fill('Wadgaon');
  await home.getByLabel('PIN code').fill('416001');
  await page.getByLabel('Phone number of a parent').fill('98765 43210');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(part('Part 2 of 5: The birth')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'At home' })).toBeChecked();
  await goOn();
  await expect(page.getByLabel('Full name of the mother')).toHaveValue('काव्या Joshi');
  await goOn();
  await expect(part('Part 4 of 5: Anything else')).toBeFocused();
  await goOn();
  await expect(part('Part 5 of 5: Supporting Documents')).toBeFocused();
  await page.getByLabel('Hospital or midwife’s record of the birth').setInputFiles([pdf('1.pdf')]);
  await page.getByLabel('Proof of identity of a parent').setInputFiles([pdf('2.pdf')]);
  await certify(page);
  await check(page);

  await page.getByRole('button', { name: 'Change Full name of the child' }).click();
  await expect(part('Part 1 of 5: The child')).toBeVisible();
  await expect(page.getByLabel('Full name of the child')).toBeFocused();
  await page.getByLabel('Full name of the child').fill('मीरा काव्या Joshi');
  await check(page);
  await expect(page.getByText('मीरा काव्या Joshi')).toBeVisible();
  await submit(page).click();
  await expect(received(page)).toBeVisible();
});

test('axe finds nothing in the form of each service, empty and with its errors @repeat (#16)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user', '/user/apply');
  const services = page.getByLabel('Service Required').getByRole('option');
  await expect(services).not.toHaveCount(1);
  for (const service of (await services.allTextContents()).slice(1)) {
    await page.getByLabel('Service Required').selectOption(service);
    await expect(page.getByRole('heading', { name: 'Anything else' })).toBeVisible();
    await expectNoAxeViolations(page);
    await check(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
  }
});
