import { expect, test, type Locator, type Page } from '@playwright/test';
import { approveRecommended } from '../support/approveRecommended';
import { beSignedIn, newPerson, openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { catalogues, filled } from '../support/catalogues';
import { recommendNew } from '../support/decide';
import { load } from '../support/go';
import { latinTexts } from '../support/latinTexts';
import { windowWithOwnSession } from '../support/ownSession';

const languages = ['hi', 'mr'] as const;

type Language = (typeof languages)[number];

/** Texts that the test itself or its browser writes. */
const written = [
  ...['Which one?', 'Shanta Patil', 'Anand Nagar', 'Wadgaon'],
  // The browser's name for itself, before the id of the key that it has made.
  'Chromium (Linux)',
];

/** Looks for Latin words on a page; `left` has the words that it found, by the place. */
function scanner(language: Language) {
  const left: Record<string, string[]> = {};
  const scan = async (page: Page, place: string) => {
    await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
    const texts = await latinTexts(page, written);
    if (texts.length > 0) left[place] = texts;
  };
  return {
    left,
    scan,
    /** Opens an address of the portal in the language. */
    open: async (page: Page, path: string, shows: (page: Page) => Locator) => {
      await load(page, `/${language}${path}`);
      await expect(shows(page).first()).toBeVisible();
      await scan(page, path.replaceAll(/\d{2,}|#.*/g, '…'));
    },
    /** Opens a dialog, scans it as it opens and with the errors of its empty fields, and closes it. */
    look: async (page: Page, opener: string | RegExp, confirm?: string) => {
      await page.getByRole('button', { name: opener, exact: true }).first().press('Enter');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await scan(page, String(opener));
      if (confirm !== undefined) {
        await dialog.getByRole('button', { name: confirm, exact: true }).press('Enter');
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
        await scan(page, `${String(opener)}, with its errors`);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
}

const article = (page: Page) => page.getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = async (link: Locator) => (await link.getAttribute('href')) ?? '';

for (const language of languages) {
  test(`receipts, a correction, the steps of an application and a certificate until it is revoked in '${language}': no English @desktop @repeat`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const { application, adminCertificate, adminPayment, signingKeys, table } =
      catalogues[language];
    const { left, scan, open, look } = scanner(language);

    await openSession(page, 'user');
    const number = await apply(page, 'Income Certificate', '');
    const tracking = await pathOf(page.getByText(/^Tracking number:/).getByRole('link'));
    const receipt = await pathOf(page.getByRole('link', { name: 'Print receipt' }));
    await open(page, receipt, article);
    await open(page, tracking, (shown) => shown.locator('[aria-current="step"]'));

    const office = await windowWithOwnSession(context, 'office');
    await signIn(office, 'staff');
    await office.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
    await office.getByRole('link', { name: `Review ${number}` }).press('Enter');
    const fee = office.getByRole('region', { name: 'Fee' });
    await fee.getByRole('radio', { name: 'In cash' }).check();
    await fee.getByRole('button', { name: /^Note ₹/ }).press('Enter');
    const paid = await pathOf(fee.getByRole('link', { name: 'Print receipt' }));
    const review = new URL(office.url()).pathname;
    await office.getByRole('button', { name: 'Take into review' }).press('Enter');
    await expect(office.getByText(`${number} is in review.`)).toBeVisible();
    await office.getByRole('button', { name: 'Differs' }).first().press('Enter');
    await office.getByLabel(/^What is wrong with/).fill('Which one?');
    await office.getByRole('button', { name: 'Return to citizen' }).press('Enter');
    await expect(office.getByText(`${number} was returned to the citizen.`)).toBeVisible();
    await open(office, paid, article);
    await open(office, review, title);

    await open(page, receipt.replace(/\/receipt$/, ''), (shown) =>
      shown.getByRole('button', { name: application['application.resubmit'] }),
    );
    const send = page.getByRole('button', { name: application['application.resubmit'] });
    await send.press('Enter');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await scan(page, 'a correction, with its errors');
    await page.getByLabel(application['application.answer']).fill('Which one?');
    await send.press('Enter');
    await expect(page.getByText(application['application.resubmitted'])).toBeVisible();
    await scan(page, 'a correction that was sent');

    await office.goto('/staff/dashboard');
    await recommendNew(office, number);
    const desk = await windowWithOwnSession(context, 'desk');
    await signIn(desk, 'admin');
    await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);
    await approveRecommended(desk.getByRole('button', { name: `Approve ${number}` }));
    await expect(desk.getByText(`${number} was approved.`)).toBeVisible();

    await open(page, '/user/applications', title);
    const own = filled(application['applications.certificate'], { number });
    await page.getByRole('link', { name: own }).press('Enter');
    const stated = article(page).locator('[data-part=number]');
    await expect(stated).toBeVisible();
    await scan(page, 'the certificate');
    const certificate = (await stated.textContent()) ?? '';
    const check = async (place: string) => {
      await page.goto(`/${language}/verify`);
      const field = page.getByRole('main').getByRole('textbox');
      await field.fill(certificate);
      await field.press('Enter');
      await expect(page.getByRole('main').getByText(certificate).first()).toBeVisible();
      await scan(page, place);
    };
    await check('a valid certificate');

    await open(desk, `/admin/applications?search=${encodeURIComponent(number)}`, title);
    await desk
      .getByRole('button', { name: filled(table['table.detailsOf']) })
      .first()
      .press('Enter');
    await expect(desk.getByRole('button', { name: adminCertificate.view })).toBeVisible();
    await scan(desk, 'the details of an application');
    await look(desk, adminCertificate.view);
    await look(desk, adminCertificate.replace, adminCertificate.replaceConfirm);
    await look(desk, adminCertificate.revoke, adminCertificate.revokeConfirm);
    await look(desk, adminPayment.cancel, adminPayment.confirm);
    await desk.getByRole('button', { name: adminCertificate.revoke, exact: true }).press('Enter');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(adminCertificate.reason, { exact: true }).fill('Which one?');
    await dialog
      .getByRole('button', { name: adminCertificate.revokeConfirm, exact: true })
      .press('Enter');
    await expect(dialog).toBeHidden();
    await scan(desk, 'what was revoked');
    await check('a certificate that was revoked');

    await open(desk, '/admin/settings', (shown) =>
      shown.getByRole('button', { name: filled(signingKeys.revokeOf) }),
    );
    await look(desk, filled(signingKeys.revokeOf));
    expect(left).toEqual({});
  });

  test(`the dialogs of a citizen and of a clerk in '${language}': no English @desktop @repeat`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const { portal, request, apply: applying, draft, meeting, profile } = catalogues[language];
    const { position, tasks, worklist, staff } = catalogues[language];
    const { left, scan, open, look } = scanner(language);

    await beSignedIn(page, 'user');
    await open(page, '/user/profile', (shown) => shown.getByRole('button', { name: profile.edit }));
    await look(page, profile.edit);
    await open(page, '/user/apply?service=Birth%20Certificate', (shown) =>
      shown.getByRole('checkbox', { name: applying.certify }),
    );
    await page.locator('input[name^="answers."]').first().fill('Shanta Patil');
    await look(page, draft.discard);
    await open(page, '/user/meeting', title);
    for (const field of [meeting.day, meeting.hour]) {
      await page.getByRole('combobox', { name: field }).selectOption({ index: 1 });
    }
    await page.getByRole('button', { name: meeting.submit }).press('Enter');
    await expect(page.getByText(filled(meeting.scheduled))).toBeVisible();
    await scan(page, 'a meeting');
    await look(page, filled(meeting.cancelOn));
    await page.getByRole('button', { name: filled(meeting.cancelOn) }).press('Enter');
    const cancel = page.getByRole('dialog').getByRole('button', { name: meeting.cancel });
    await cancel.press('Enter');
    await expect(page.getByText(meeting.cancelled)).toBeVisible();
    await scan(page, 'a meeting that was cancelled');

    const newcomer = await windowWithOwnSession(context, 'newcomer');
    await open(newcomer, '/staff/request', (shown) => shown.getByLabel(request.position));
    await newcomer.getByLabel(request.fullName).fill('Shanta Patil');
    await newcomer.getByLabel(request.email).fill(newPerson().email);
    await newcomer.getByLabel(request.position).fill('Wadgaon');
    await newcomer.getByLabel(request.password, { exact: true }).fill('a-long-password');
    await newcomer.getByRole('button', { name: request.submit }).press('Enter');
    await expect(newcomer.getByRole('dialog', { name: request.done })).toBeVisible();
    await scan(newcomer, 'a request for access');

    await beSignedIn(page, 'staff');
    await open(page, '/staff/worklist', title);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await scan(page, 'the keys');
    await page.keyboard.press('Escape');
    const take = page.getByRole('button', { name: filled(worklist.takeOf) }).first();
    await take.press('Enter');
    await scan(page, 'what was taken');
    await open(page, '/staff/worklist?tab=mine', title);
    await look(page, filled(worklist.handOverOf), worklist.handOver);
    await open(page, '/staff/tasks', title);
    await look(page, tasks.create, tasks['taskForm.create']);
    await open(page, '/staff/dashboard', title);
    await look(page, filled(staff['recent.detailsOf']));
    await open(page, '/staff/applications', (shown) =>
      shown.getByLabel(position['position.fullName']),
    );
    await page.getByLabel(position['position.fullName']).fill('Shanta Patil');
    await look(page, portal['header.logout']);
    await page.getByRole('button', { name: position['position.save'] }).press('Enter');
    await expect(page.getByText(filled(position['position.saved'])).first()).toBeVisible();
    await scan(page, 'a draft');
    await look(page, position['position.discard']);
    expect(left).toEqual({});
  });

  test(`the dialogs of an admin in '${language}', and their error messages: no English @desktop @repeat`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { applications, assign, designer, table, users, texts, office, services } =
      catalogues[language];
    const { left, scan, open, look } = scanner(language);
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).first().press('Enter');

    await beSignedIn(page, 'admin');
    await open(page, '/admin/applications', (shown) =>
      shown.getByRole('button', { name: filled(table['table.detailsOf']) }),
    );
    await look(page, filled(applications['applications.rejectOf']));
    await look(page, filled(applications['applications.approveOf']));
    await press(applications['bulk.selectAll']);
    await look(page, applications['bulk.approve']);
    await press(filled(table['table.detailsOf']));
    await look(page, assign.assign, assign.save);

    await open(page, '/admin/users', (shown) =>
      shown.getByRole('button', { name: filled(users['users.blockOf']) }),
    );
    await look(page, filled(users['users.blockOf']));
    await press(filled(users['users.refuseOf']));
    await expect(page.getByText(filled(users['users.refused']))).toBeVisible();
    await scan(page, 'a request that was refused');
    await open(page, '/admin/users?role=staff', (shown) =>
      shown.getByRole('button', { name: filled(users['users.renameOf']) }),
    );
    await look(page, filled(users['users.renameOf']));
    await page
      .getByRole('combobox', { name: filled(users['users.roleOf']) })
      .first()
      .selectOption('admin');
    await expect(page.getByRole('dialog')).toBeVisible();
    await scan(page, 'the rights of an admin');
    await page.keyboard.press('Escape');

    await open(page, '/admin/users/new', (shown) => shown.getByLabel(users['invite.name']));
    await page.getByLabel(users['invite.name']).fill('Shanta Patil');
    await page.getByLabel(users['invite.email']).fill(newPerson().email);
    await press(users['invite.submit']);
    await expect(page.getByText(filled(users['invite.done']))).toBeVisible();
    await scan(page, 'an invitation');
    await open(page, '/admin/users?search=Shanta', (shown) =>
      shown.getByRole('button', { name: filled(users['users.withdrawOf']) }),
    );
    await press(filled(users['users.withdrawOf']));
    await expect(page.getByText(filled(users['users.withdrawn']))).toBeVisible();
    await scan(page, 'an invitation that was withdrawn');

    await open(page, '/admin/settings', (shown) => shown.getByRole('button', { name: texts.add }));
    await look(page, texts.add, texts.save);
    await press(office.add);
    await scan(page, 'a holiday without a day and a name');
    await press(office.preset);
    await scan(page, 'the national holidays');

    await open(page, '/admin/services', (shown) =>
      shown.getByRole('button', { name: filled(services.removeOf) }),
    );
    await press(services.addButton);
    await scan(page, 'a service without a name');
    await press(filled(services.removeOf));
    await expect(page.getByText(filled(services.removed)).first()).toBeVisible();
    await scan(page, 'a service that was removed');

    const days = designer['terms.days'];
    await open(page, '/admin/services/2', (shown) => shown.getByLabel(days));
    await page.getByLabel(days).fill('9');
    await look(page, designer['publish.do']);
    await press(designer['save.do']);
    await expect(page.getByText(filled(designer['save.done']))).toBeVisible();
    await scan(page, 'the draft of a service');
    await look(page, designer['discard.do']);
    await press(designer['publish.do']);
    const publish = filled(designer['publish.confirm']);
    await page.getByRole('dialog').getByRole('button', { name: publish }).press('Enter');
    await expect(page.getByText(filled(designer['publish.done']))).toBeVisible();
    await scan(page, 'a version that was published');
    expect(left).toEqual({});
  });
}
