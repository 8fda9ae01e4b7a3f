import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply, openApplications } from '../support/apply';
import {
  approve,
  replaceCertificate,
  revokeCertificate,
  revokeSigningKey,
  takeIntoReview,
} from '../support/decide';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
import type { Firestore } from 'firebase-admin/firestore';
import { array, object, parse, string, tuple } from 'valibot';
import { counting } from '../../bench/measuring/conditions';
import { scannedCode } from '../../bench/measuring/screens';
import { visitFirst } from '../../bench/measuring/visit';
import { applicationRecords, writeRecords } from '../../tools/firestore/liveRecords';
import { livePorts } from '../support/ports';
import { openElsewhere, signInElsewhere } from '../support/livePeople';
import { test, type LivePortal, type Member } from '../support/livePortal';
import { isWholeRun } from '../support/wholeRun';

/**
 * A signed-in citizen applies, a clerk recommends and an admin approves, each in their own browser. The citizen's list shows
 * each step without a reload.
 */
async function issue(page: Page, browser: Browser, portal: LivePortal) {
  const number = await apply(page, 'Birth Certificate', '');
  await openApplications(page);
  const row = page.getByRole('row', { name: /Birth Certificate/ });
  await expect(row).toContainText('Pending');

  const office = await signInElsewhere(browser, portal, 'staff');
  await takeIntoReview(office, number);
  await expect(row).toContainText('In Review');
  await office.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(office.getByText(`${number} was recommended.`)).toBeVisible();
  await office.context().close();

  const desk = await signInElsewhere(browser, portal, 'admin');
  await approve(desk, number);
  const confirmedAt = Date.now();
  await expect(row).toContainText('Approved');
  test.info().annotations.push({
    type: 'measured',
    description: `the citizen saw the decision ${Date.now() - confirmedAt} ms after the admin was told`,
  });
  return { number, desk };
}

/** Everything that a request sends: its address, its headers and its body. */
async function contentOf(request: Request): Promise<string> {
  // `allHeaders` gets no answer from a service worker that has ended.
  const sent = request.serviceWorker() ? request.headers() : await request.allHeaders();
  const headers = Object.entries(sent);
  return [request.url(), ...headers.flat(), request.postData() ?? ''].join('\n');
}

/**
 * Pieces of a token that would identify it, and the facts about its holder. Its number and key are not secret: the page
 * requests records by them.
 */
function secretsOf(token: string): string[] {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { name, facts } = readSubject(JSON.parse(payload));
  const pieces = Array.from(token, (_character, at) => token.slice(at, at + 14));
  return [name, ...facts.map(([, value]) => value), ...pieces].filter(({ length }) => length > 7);
}

const readSubject = (claims: unknown) => parse(claimsSchema, claims).credentialSubject;
const claimsSchema = object({
  credentialSubject: object({ name: string(), facts: array(tuple([string(), string()])) }),
});

/** The limit for headers and bodies together, in bytes. */
const mostForCheck = 119 * 1024;

const answer = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the citizen’s tab shows what staff and an admin do, and a stranger’s phone checks a printed certificate, with and without a network, until it is replaced, and the new one until it is revoked @main (#17)', async ({
  page,
  browser,
  livePortal,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'user', await livePortal.accounts.add('user'));
  const { number, desk } = await issue(page, browser, livePortal);
  await openOwnCertificate(page, number);
  const address = await readCodeOf(page);
  const origin = new URL(livePortal.address).origin;
  expect(address).toMatch(new RegExp(`^${origin}/verify#[\\w.-]+$`));
  const token = new URL(address).hash.slice(1);

  const stranger = await browser.newContext({ serviceWorkers: 'allow' });
  const phone = await stranger.newPage();
  const asked: Request[] = [];
  stranger.on('request', (request) => asked.push(request));
  await phone.goto(address);
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();
  await expect(phone.getByText('Shanta Patil').first()).toBeVisible();
  await phone.waitForLoadState('networkidle');
  const store = `http://localhost:${livePorts(test.info().parallelIndex).firestore}`;
  expect([...new Set(asked.map((request) => new URL(request.url()).origin))].toSorted()).toEqual(
    [origin, store].toSorted(),
  );
  const contents = await Promise.all(asked.map(contentOf));
  const secrets = secretsOf(token);
  expect(secrets.length).toBeGreaterThan(500);
  expect(secrets.filter((secret) => contents.some((each) => each.includes(secret)))).toEqual([]);

  // The service worker caches the page: from the second visit on it needs no network.
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await phone.reload();
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();
  await stranger.setOffline(true);
  await phone.reload();
  await expect(answer(phone, /^This certificate is genuine, but/)).toBeVisible();
  await expect(phone.getByText(/when it was last checked on this device/)).toBeVisible();
  await stranger.setOffline(false);

  await revokeSigningKey(desk);
  await phone.reload();
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();

  const corrected = { label: 'Full name of the child', answer: 'Shantabai Patil' };
  await replaceCertificate(desk, number, { ...corrected, reason: 'The name was misspelt.' });
  await phone.reload();
  await expect(answer(phone, 'This certificate was replaced by a newer one')).toBeVisible();

  await page.goto('/user/dashboard');
  const activity = page.getByText(
    'The certificate of Birth Certificate was replaced by a newer one',
  );
  await expect(activity).toBeVisible();
  await openOwnCertificate(page, number);
  await phone.goto(await readCodeOf(page));
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();
  await expect(phone.getByText(corrected.answer).first()).toBeVisible();

  await revokeCertificate(desk, number, 'The child was registered elsewhere.');
  await phone.reload();
  await expect(answer(phone, /^This certificate was revoked on/)).toBeVisible();
  await expect(phone.getByText(/The child was registered elsewhere\./)).toBeVisible();
});

test('opening a scanned code loads at most 119 KiB, including two responses of the store @repeat (#17)', async ({
  page,
  browser,
  livePortal,
}, testInfo) => {
  test.setTimeout(240_000);
  await signIn(page, 'user', await livePortal.accounts.add('user'));
  const { number } = await issue(page, browser, livePortal);
  await openOwnCertificate(page, number);
  const { hash } = new URL(await readCodeOf(page));

  const screen = { ...scannedCode, path: `/verify${hash}` };
  const { loads } = await visitFirst(browser, new URL(livePortal.address).origin, screen, counting);
  const brought = loads.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
  await testInfo.attach('what came', { body: brought.join('\n'), contentType: 'text/plain' });
  expect(brought.filter((each) => each.includes('/documents/'))).toHaveLength(2);
  const sum = loads.reduce((all, { bytes }) => all + bytes, 0);
  expect(sum, brought.join('\n')).toBeLessThanOrEqual(mostForCheck);
});

/** Enough applications for two pages of the table. */
const together = isWholeRun ? 20 : 12;

test('applications that are approved together, one page after the other, get a certificate each (#17)', async ({
  browser,
  livePortal,
}) => {
  const { records, accounts } = livePortal;
  const citizen = await accounts.add('user', { name: 'Zubeda Quazi' });
  await writeRecords(
    records,
    Array.from({ length: together }, (_, index) =>
      applicationRecords(filled(citizen, index)),
    ).flat(),
  );

  const desk = await signInElsewhere(browser, livePortal, 'admin');
  await desk.goto('/admin/applications?search=Zubeda');
  for (const [count, left] of [
    [10, together],
    [together - 10, together - 10],
  ] as const) {
    await expect(desk.getByText(`1 to ${count} of ${left}`, { exact: false })).toBeVisible();
    await desk.getByRole('button', { name: 'Select all on this page' }).press('Enter');
    await desk.getByRole('button', { name: 'Approve selected' }).press('Enter');
    const dialog = desk.getByRole('dialog', { name: `Approve ${count} applications?` });
    await dialog.getByRole('button', { name: 'Approve selected' }).press('Enter');
    // One transaction after the other.
    await expect(desk.getByText(`${count} applications were approved.`)).toBeVisible({
      timeout: 60_000,
    });
    await desk.goto('/admin/applications?search=Zubeda&status=pending');
  }

  const issued = await records
    .collection('certificates')
    .where('maskedHolder', '==', 'Z••• Q•••')
    .get();
  const numbers = issued.docs.map(({ id }) => id);
  expect(new Set(issued.docs.map((each) => String(each.get('state'))))).toEqual(new Set(['valid']));
  expect(new Set(issued.docs.map((each) => String(each.get('application')))).size).toBe(together);
  expect(numbers).toHaveLength(together);

  const phone = await openElsewhere(browser, livePortal);
  const tokens = await tokensOf(records, numbers);
  expect(new Set(tokens.values()).size).toBe(together);
  const checked = isWholeRun ? numbers : numbers.slice(0, 2);
  for (const number of checked) {
    const token = tokens.get(number) ?? '';
    await phone.goto(`/verify#${token}`);
    await expect(answer(phone, 'This certificate is valid')).toBeVisible();
    await expect(phone.getByText(number.replace(/(.{4})(?=.)/g, '$1-')).first()).toBeVisible();
  }
});

/** The tokens in the codes of these certificates, by number. Only their holder and the council can read them. */
async function tokensOf(records: Firestore, numbers: readonly string[]) {
  const { docs } = await records.collectionGroup('certificates').get();
  const held = docs.filter((each) => numbers.includes(each.id) && each.get('token') !== undefined);
  return new Map(held.map((each) => [each.id, String(each.get('token'))]));
}

/** An application that a clerk has recommended, for a service with a certificate. */
function filled({ uid, name, email }: Member, index: number) {
  const at = new Date().toISOString();
  const number = `#PAN-2026-${String(300_000_000_000 + index)}`;
  const by = { uid, name, role: 'user' as const };
  return {
    id: `together-${index}`,
    number,
    uid,
    applicant: { uid, name, email },
    service: 'Residence Proof',
    details: '',
    status: 'pending' as const,
    documents: [],
    priority: 'normal' as const,
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    history: [{ at, by, from: null, to: 'pending' as const }],
    form: {
      serviceId: '5',
      version: 1,
      papers: {},
      answers: {
        'applicant-name': name,
        'applicant-phone': '9876543210',
        'applicant-address': '12\nShivaji Ward\n416001',
        since: '2020-06-01',
        house: 'own',
        purpose: 'job',
      },
    },
  };
}
