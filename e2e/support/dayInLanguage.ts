import { expect, type Page } from '@playwright/test';
import type { Person, Role } from './accounts';
import { answerQuestions, plainService } from './apply';
import { expectNoAxeViolations } from './axe';
import { catalogues, filled, type Catalogues } from './catalogues';
import { latinTexts } from './latinTexts';
import { expectNoSidewaysScroll } from './layout';

type Language = keyof typeof catalogues;

/** A person, and the window in which they sign in. */
export interface Seat {
  page: Page;
  person: Person;
}

const written = ['Shanta Patil', plainService];
const childName = 'आशा सुनील पाटील';

/**
 * In one language a citizen applies for a birth certificate, a clerk recommends it, an admin approves it, and the
 * citizen opens it. Checks that every page is in that language, and that axe finds nothing.
 * @param seat returns the window and the person of a role, at their first step
 */
export async function expectDayInLanguage(
  language: Language,
  seat: (role: Role) => Promise<Seat>,
): Promise<void> {
  const t = catalogues[language];
  const page = await signIn('user', language, seat);
  await fillIn(page, language);
  await expectInLanguage(page, language);
  const number = await submit(page, t.apply, () => expectInLanguage(page, language));

  const office = await signIn('staff', language, seat);
  await recommend(office, number, t);
  await expectInLanguage(office, language);

  const desk = await signIn('admin', language, seat);
  await approve(desk, number, t.applications, language);
  await expectInLanguage(desk, language);

  await openCertificate(page, number, language);
  await expectInLanguage(page, language);
}

async function signIn(role: Role, language: Language, seat: (role: Role) => Promise<Seat>) {
  const { page, person } = await seat(role);
  const { signIn: t } = catalogues[language];
  await page.goto(`/${language}/${role}/login`);
  await page.getByLabel(t['signIn.email']).fill(person.email);
  await page.getByLabel(t['signIn.password'], { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t['signIn.submit'], exact: true }).press('Enter');
  await page.waitForURL(`**/${language}/${role}/dashboard`);
  return page;
}

/** The document has the language and its `lang`, and no text of the portal in another language. */
export async function expectInLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  // Answers of `answerQuestions` stay as they were written, and so does a service's name without a translation. The
  // council of the live store has no translation either: its texts must be marked as English.
  expect(await latinTexts(page, written)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
}

async function fillIn(page: Page, language: Language) {
  const { apply: t, samples } = catalogues[language];
  const texts = samples['Birth Certificate'];
  await page.goto(`/${language}/user/apply`);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await page.getByLabel(t.service).selectOption({ label: texts.name });
  await answerQuestions(page, undefined, t.anythingElse);
  await page.getByLabel(texts['question/child-name/label']).fill(childName);
  await page.getByRole('checkbox', { name: t.certify }).check();
}

/** Checks the answers, submits them, and returns the number of the application. */
async function submit(page: Page, t: Catalogues['apply'], check: () => Promise<void>) {
  await page.getByRole('button', { name: t.check }).press('Enter');
  await expect(page.getByText(childName)).toBeVisible();
  await check();
  await page.getByRole('button', { name: t.submit }).press('Enter');
  const received = page.getByText(filled(t.received));
  await expect(received).toBeVisible();
  await check();
  return /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
}

async function recommend(office: Page, number: string, { staff, review: t }: Catalogues) {
  await office.getByLabel(staff['recent.search']).fill(number);
  const link = office.getByRole('link', { name: filled(staff['recent.reviewOf'], { number }) });
  await link.press('Enter');
  const heading = filled(t['review.title'], { number });
  await expect(office.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(office.getByText(childName).first()).toBeVisible();
  await office.getByRole('button', { name: t['review.to.in-review'], exact: true }).press('Enter');
  await office
    .getByRole('button', { name: t['review.to.recommended'], exact: true })
    .press('Enter');
  await expect(office.getByText(filled(t['review.done.recommended'], { number }))).toBeVisible();
}

async function approve(
  desk: Page,
  number: string,
  t: Catalogues['applications'],
  language: Language,
) {
  await desk.goto(`/${language}/admin/applications`);
  await desk.getByLabel(t['applications.search']).fill(number);
  const button = desk.getByRole('button', {
    name: filled(t['applications.approveOf'], { number }),
  });
  await button.press('Enter');
  await desk.getByRole('button', { name: t['approve.sign'], exact: true }).press('Enter');
  await expect(desk.getByText(filled(t['applications.approved'], { number }))).toBeVisible();
}

async function openCertificate(page: Page, number: string, language: Language) {
  const { application, certificate } = catalogues[language];
  await page.goto(`/${language}/user/applications`);
  const link = filled(application['applications.certificate'], { number });
  await page.getByRole('link', { name: link }).press('Enter');
  await expect(page.getByRole('button', { name: certificate.print })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(childName);
}
