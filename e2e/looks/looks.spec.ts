import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { root } from '../../tools/root';
import { openSession, signIn } from '../support/accounts';
import { answerQuestions, submitApplication } from '../support/apply';
import { approveAnyway } from '../support/approveAnyway';
import { drawnPdf, png } from '../support/documents';
import { openOwnCertificate } from '../support/issueCertificate';
import { windowWithOwnSession } from '../support/ownSession';

const folder = path.join(root, 'docs/looks');
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];
/** An A4 page, at 96 dots to the inch. */
const a4 = { width: 794, height: 1123 };
const mostBytes = 60 * 1024;
/** A Monday in the office. */
const now = new Date('2026-11-23T10:30:00+05:30');

test('ten screens, on a phone and on a desktop, in both themes', async ({ page, context }) => {
  mkdirSync(folder, { recursive: true });
  await context.clock.setFixedTime(now);
  const darkroom = await context.newPage();

  /** Converts the screenshot to WebP in a browser, in the best quality within the limit. */
  async function develop(picture: Buffer): Promise<Buffer> {
    for (let quality = 0.85; ; quality -= 0.1) {
      const webp = await darkroom.evaluate(
        async ([png, q]) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
          const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q });
          const bytes = new Uint8Array(await blob.arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        },
        [picture.toString('base64'), quality] as const,
      );
      const developed = Buffer.from(webp, 'base64');
      if (developed.length < mostBytes || quality < 0.2) return developed;
    }
  }

  async function take(name: string, of = page) {
    await expect(of.getByText(/^(Loading|Looking)/)).toHaveCount(0);
    for (const size of sizes) {
      await of.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        await of.emulateMedia({ colorScheme: theme });
        await of.evaluate(() => scrollTo(0, 0));
        const picture = await develop(await of.screenshot());
        const file = `${name}-${size.width}-${theme}.webp`;
        expect(picture.length, file).toBeLessThan(mostBytes);
        writeFileSync(path.join(folder, file), picture);
      }
    }
  }

  async function open(address: string, heading: string | RegExp, of: Page = page) {
    await of.goto(address);
    await expect(of.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  await open('/', 'Welcome to the Village Council Portal');
  await take('landing');
  await open('/services/income-certificate', 'Income Certificate');
  await take('service');

  await openSession(page, 'user');
  await open('/user/apply', 'Apply for Service');
  await page.getByLabel('Service Required').selectOption('Residence Proof');
  const papers = [png('aadhaar.png', [300, 200]), drawnPdf('bill.pdf', 3)];
  await answerQuestions(page, (place) => papers[place - 1]);
  await page.getByRole('textbox', { name: 'House number or name' }).fill('12, Shivaji Ward');
  await page.getByRole('textbox', { name: 'Village or ward' }).fill('Rampur');
  await take('apply');

  await page.getByLabel('I certify that all information provided is accurate').check();
  await submitApplication(page);
  const received = page.getByText(/We have received your application #PAN-\d{4}-\d+/);
  const number = /#PAN-\d{4}-\d+/.exec((await received.textContent()) ?? '')?.[0] ?? '';
  const tracking = await page
    .getByText(/^Tracking number:/)
    .getByRole('link')
    .textContent();
  await open(`/track#${tracking}`, 'Sent to the council');
  await take('track');

  const clerk = await windowWithOwnSession(context, 'clerk');
  await signIn(clerk, 'staff');
  await open('/staff/worklist', 'Work list', clerk);
  await take('work-list', clerk);
  await clerk.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await clerk.getByRole('link', { name: `Review ${number}` }).press('Enter');
  await expect(clerk.getByRole('img', { name: 'aadhaar.png' })).toBeVisible();
  await take('review', clerk);
  await clerk.getByRole('button', { name: 'Take into review' }).press('Enter');
  await expect(clerk.getByText(/is in review\./)).toBeVisible();

  await open('/user/applications', 'Application Status');
  await page.getByRole('link', { name: 'Residence Proof' }).first().press('Enter');
  await expect(page.getByText('being checked')).toBeVisible();
  await take('application');

  await clerk.getByRole('button', { name: 'Differs' }).first().press('Enter');
  await clerk
    .getByLabel(/^What is wrong with/)
    .fill('Please write the name as it stands on the electricity bill.');
  await clerk.getByRole('button', { name: 'Return to citizen' }).press('Enter');
  await expect(clerk.getByText(`${number} was returned to the citizen.`)).toBeVisible();

  // The returned application: the first entry that its citizen sees.
  await open('/user/dashboard', /./);
  const strip = page.getByRole('region', { name: 'For you to do' });
  await expect(strip).toContainText('Please write the name as it stands');
  await take('citizen-dashboard');

  const admin = await windowWithOwnSession(context, 'admin');
  await signIn(admin, 'admin');
  await expect(admin.getByRole('heading', { name: 'For you to do' })).toBeVisible();
  await take('admin-dashboard', admin);
  await open('/admin/applications', 'Applications', admin);
  await admin.getByLabel('Search applications').fill(number);
  await approveAnyway(admin.getByRole('button', { name: `Approve ${number}` }));
  await expect(admin.getByText(`${number} was approved.`)).toBeVisible();
  await openOwnCertificate(page, number);
  await take('certificate');

  // The printed certificate, for the README.
  await page.setViewportSize(a4);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.screenshot({ path: path.join(root, 'docs/certificate.png') });
});
