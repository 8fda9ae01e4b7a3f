import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { beSignedIn, demoPerson, openSession } from '../support/accounts';
import { questionsOfEachKind } from '../../tools/testing/sampleDefinition';
import { bringAxe, expectNoAxeViolations } from '../support/axe';
import { coveredByBar } from '../support/bottomBar';
import { catalogues, filled, type Catalogues } from '../support/catalogues';
import { expectRoomForLargeText } from '../support/largeText';
import { latinTexts } from '../support/latinTexts';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';
import { onEachScreen, visitors } from '../support/screens';
import { isWholeRun } from '../support/wholeRun';

/** Each language with its marks: Marathi repeats Hindi. */
const languages = [
  ['hi', '@phone'],
  ['mr', '@phone @repeat'],
] as const;

test('the scan finds words of the portal that also occur in the samples, and ignores a sample text only as a whole @desktop', async ({
  page,
}) => {
  const texts: [text: string, isFound: boolean][] = [
    ['Village', true],
    ['<span lang="en">date</span>', true],
    ['<span lang="en">Village Council</span>', false],
    ['Village Council', true],
    ['आवेदक: Meera Kulkarni', false],
    ['आवेदक: Meera', true],
    ['Arrange the ration card camp', false],
    ['Arrange', true],
    ['#PAN-2026-001, <b aria-label="Number">PDF</b>', true],
    ['#PAN-2026-001, <b aria-label="नंबर">PDF</b>', false],
    ['<b aria-label="Place of birth बदलें">बदलें</b>', false],
    ['<b aria-label="Place of birth">बदलें</b>', true],
    ['Place of birth बदलें', true],
    ['Council office का संदेश', false],
    ['<details><summary>और</summary><p>Folded</p></details>', true],
    ['<select><option>और<option>Closed</select>', true],
  ];
  for (const [text, isFound] of texts) {
    await page.setContent(`<html lang="hi"><body><p>${text}</p></body></html>`);
    expect.soft((await latinTexts(page)).length > 0, text).toBe(isFound);
  }
});

/** Public and citizens' screens with a form that can be submitted empty. */
const forms: readonly string[] = [
  ...['/user/login', '/user/register', '/staff/login', '/staff/request'],
  ...['/admin/login', '/admin/register', '/forgot-password', '/track', '/verify'],
  ...['/user/apply?service=Birth%20Certificate', '/user/meeting'],
];

/** Submits the first form of the page while it is empty, and waits for its errors. */
async function submitEmpty(page: Page) {
  const main = page.getByRole('main');
  // The questions of a form may still be loading.
  await expect(async () => {
    await main.locator('form button[type=submit]').first().press('Enter');
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The shell shows the same page as for an unknown address of the citizens' area. */
const nowhereInAnotherArea = /^\/(staff|admin)\/nowhere$/;

/**
 * The dark theme has the same colours in every language: every-screen.spec.ts checks them on each screen. Here only where
 * a phone shows parts of its own: the cards of the landing page, the entries at the bottom edge and the rows of a table.
 */
function themesOf(path: string) {
  const hasOwnParts = ['/', '/user/dashboard', '/user/applications'].includes(path);
  return hasOwnParts || isWholeRun ? (['light', 'dark'] as const) : (['light'] as const);
}

/** The most that a screen may move while it loads, as in English (`every-screen.spec.ts`). */
const unnoticed = 0.02;

for (const [language, languageMark] of languages) {
  for (const visitor of visitors) {
    const isOffice = visitor === 'staff' || visitor === 'admin';
    const mark = isOffice ? '@phone @repeat' : languageMark;
    const errors = isOffice ? '' : ', and the errors of its forms';
    test(`every screen in '${language}' for ${visitor}${errors}: no English, nothing moves, axe finds nothing, the title within 140 px, nothing below the entries at the edge, room for text of twice the size ${mark}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const left: Record<string, string[]> = {};
      const { portal } = catalogues[language];
      const areaNames = {
        user: portal['area.user'],
        staff: portal['area.staff'],
        admin: portal['area.admin'],
      };
      await watchLayoutShift(page);
      if (language === 'hi') await bringAxe(page);
      await onEachScreen(
        page,
        visitor,
        async ({ path }) => {
          expect.soft(await layoutShiftOf(page), path).toBeLessThanOrEqual(unnoticed);
          const texts = await latinTexts(page);
          if (texts.length > 0) left[path] = texts;
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          expect(excess).toBeLessThanOrEqual(0);
          // In one language only: axe finds the same in both, and it takes the longest.
          if (language === 'hi') await expectNoAxeViolations(page, { themes: themesOf(path) });
          const title = page.getByRole('heading', { level: 1 }).first();
          await expect
            .poll(async () => (await title.boundingBox())?.y ?? 999, path)
            .toBeLessThan(140);
          if (visitor !== 'nobody') {
            expect
              .soft(await coveredByBar(page, areaNames[visitor]), `covered on ${path}`)
              .toEqual([]);
          }
          await expectRoomForLargeText(page, path);
          if (!forms.includes(path)) return;
          await submitEmpty(page);
          const refusals = await latinTexts(page);
          if (refusals.length > 0) left[`${path}, with its errors`] = refusals;
        },
        { language, only: ({ path }) => isWholeRun || !nowhereInAnotherArea.test(path) },
      );
      expect(left).toEqual({});
    });
  }
}

for (const [language] of languages) {
  test(`the message for an older browser in '${language}': no English @phone @repeat`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'));
    for (const path of ['', '/forgot-password', '/services/birth-certificate']) {
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('complementary').first()).toBeVisible();
      expect(await latinTexts(page), path).toEqual([]);
    }
  });
}

for (const [language, mark] of languages) {
  test(`the refusals for a citizen, a clerk and an admin, and the errors of the office’s forms in '${language}': no English ${mark}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { auth, signIn: form, review, applications, designer, settings } = catalogues[language];
    const left: Record<string, string[]> = {};
    const look = async (place: string) => {
      const texts = await latinTexts(page);
      if (texts.length > 0) left[place] = texts;
    };
    const expectRefusal = async (part: Page | Locator, message: string) => {
      await expect(part.getByText(message).first()).toBeVisible();
      await look(message);
    };
    const expectErrors = async (path: string) => {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
      await submitEmpty(page);
      await look(path);
    };
    const press = (part: Page | Locator, name: string) =>
      part.getByRole('button', { name, exact: true }).press('Enter');

    await page.goto(`/${language}/user/login`);
    await page.getByLabel(form['signIn.email']).fill(demoPerson('user').email);
    await page.getByLabel(form['signIn.password'], { exact: true }).fill('not-the-password');
    await press(page, form['signIn.submit']);
    await expectRefusal(page, auth['provider.credential']);

    await beSignedIn(page, 'staff');
    await page.goto(`/${language}/staff/review/7`);
    await press(page, review['review.to.returned']);
    await expectRefusal(page, review['review.missingNeeded']);
    await expectErrors('/staff/applications');

    await beSignedIn(page, 'admin');
    await page.goto(`/${language}/admin/applications`);
    const reject = { name: filled(applications['applications.rejectOf']) };
    await page.getByRole('button', reject).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await press(dialog, applications['reject.confirm']);
    await expectRefusal(dialog, applications['reject.reasonMissing']);

    await page.goto(`/${language}/admin/services/1`);
    await page.getByLabel(designer['terms.name'], { exact: true }).fill('');
    await press(page, designer['publish.do']);
    await expectRefusal(page, designer['publish.refused']);

    await page.goto(`/${language}/admin/settings`);
    await page.getByLabel(settings.name, { exact: true }).fill('');
    await press(page, settings.save);
    await expectRefusal(page, settings.nameMissing);
    await expectErrors('/admin/users/new');
    expect(left).toEqual({});
  });
}

/** The applicant's address on the preview of a certificate. */
const sampleAddress = '12, Ward 3, 416001';

for (const language of ['hi', 'mr'] as const) {
  test(`the designer in '${language}', with its entries open, a question of each kind, and its error messages: no English @desktop @repeat`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { designer: t } = catalogues[language];
    const main = page.getByRole('main');
    const press = (name: string | RegExp) =>
      main.getByRole('button', { name, exact: true }).first().press('Enter');
    await openSession(page, 'admin', `/${language}/admin/services/1`);

    // An open entry has another name.
    const closed = main.getByRole('button', { name: filled(t['entry.editOf']) });
    await expect(closed.first()).toBeVisible();
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press('Enter');
    await expect(closed).toHaveCount(0);
    await expect(main.getByLabel(t['certificate.text'], { exact: true }).first()).toBeVisible();
    expect.soft(await latinTexts(page, [sampleAddress])).toEqual([]);

    const kinds = questionsOfEachKind.map(({ kind }) => kind);
    // The form beside it may have a group of the same name.
    const added = main
      .getByRole('group', { name: t['questions.unnamed'] })
      .filter({ has: page.getByLabel(t['question.kind']) });
    for (const [at, kind] of kinds.entries()) {
      await press(filled(t['questions.addTo']));
      await expect(added).toHaveCount(at + 1);
      await added.last().getByLabel(t['question.kind']).selectOption(kind);
    }
    const numbers = added.nth(kinds.indexOf('number'));
    await numbers.getByLabel(t['question.min']).fill('9');
    await numbers.getByLabel(t['question.max']).fill('8');
    const days = added.nth(kinds.indexOf('date'));
    await days.getByLabel(t['question.earliest'], { exact: true }).selectOption('from-today');
    await days.getByLabel(t['question.latest'], { exact: true }).selectOption('on');
    await added.last().getByLabel(t['question.showIf']).selectOption({ index: 1 });
    await main.getByLabel(t['certificate.text'], { exact: true }).first().fill('{अ}');
    await main.getByLabel(filled(t['sections.title'])).first().fill('');
    await main.getByLabel(t['paper.name']).first().fill('');
    await press(t['papers.add']);
    await press(t['publish.do']);
    await expect(main.getByRole('alert').getByText(t['publish.refused'])).toBeVisible();
    expect(await latinTexts(page, [sampleAddress])).toEqual([]);
  });
}

/** Blocks the portal's script until the returned function is called. */
async function holdScript(page: Page) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('opens an address without a language in Hindi, and keeps its query and hash @desktop @repeat', async ({
    page,
  }) => {
    await page.goto('/track?from=paper#7K2M-Q9XD-04TT-0');
    await expect(page).toHaveURL('/hi/track?from=paper#7K2M-Q9XD-04TT-0');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('navigation', { name: 'भाषा' })).toBeVisible();
  });

  test('shows the landing page in Hindi without moving anything @main', async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto('/');
    await expect(page).toHaveURL('/hi');
    await expect(page.getByRole('link', { name: 'अपना खाता बनाएँ' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shiftSoFar?.())).toBeLessThanOrEqual(unnoticed);
  });

  test('follows the choice of English from then on @desktop @repeat', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(page).toHaveURL('/services');
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(page).toHaveURL('/help');
  });

  test('follows the choice of English that is made before the script has loaded', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/hi/services?q=birth', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/services?q=birth');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await page.goto('/help', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(page).toHaveURL('/help');
    release();
  });

  test('shows English in a new tab that the browser’s own menu opens, and in one that a middle press opens @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/hi/services?q=birth');
    await page.waitForLoadState('networkidle');
    const english = page.getByRole('link', { name: 'English' });
    await expect(english).toBeVisible();
    const opened = context.waitForEvent('page');
    // As the browser's menu does it: the page gets no click event, so it stores no choice.
    await english.evaluate((link: HTMLAnchorElement) => window.open(link.href, '', 'noopener'));
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    const isEnglish = (url: URL) => url.pathname === '/services';
    await expect(tab).toHaveURL(isEnglish);
    await tab.reload();
    await expect(tab).toHaveURL(isEnglish);

    const pressed = context.waitForEvent('page');
    await english.click({ button: 'middle' });
    const second = await pressed;
    await expect(second).toHaveURL('/services?q=birth');
    await expect(second.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  });

  test('shows English in a new tab that is opened before the script has loaded @desktop', async ({
    page,
    context,
  }) => {
    const release = await holdScript(page);
    await page.goto('/hi/services?q=birth', { waitUntil: 'commit' });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'English' }).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL('/services?q=birth');
    await expect(tab.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    release();
  });
});

test('choosing a language in an area before the script has loaded shows the same page in it', async ({
  page,
}) => {
  await beSignedIn(page, 'user');
  const release = await holdScript(page);
  await page.goto('/user/apply?service=Birth%20Certificate', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'मराठी' }).click();
  await expect(page).toHaveURL('/mr/user/apply?service=Birth%20Certificate');
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[A-Za-z]/);
  // The choice is saved: an address without a language redirects there.
  await page.goto('/help');
  await expect(page).toHaveURL('/mr/help');
});

test('a card of the landing page opens its page in the chosen language before the script has loaded', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/mr', { waitUntil: 'commit' });
  await page.getByRole('main').locator('form:visible').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/mr\/user\/login\??$/);
  release();
});

test('choosing a language keeps the text in the login form @repeat', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByLabel('Email Address').fill('asha@example.com');
  await page.getByRole('link', { name: 'मराठी' }).press('Enter');
  await expect(page).toHaveURL('/mr/user/login');
  await expect(page.getByLabel('ई-मेल पत्ता')).toHaveValue('asha@example.com');
});

test('a signed-in citizen gets from a service to its form, where choosing a language keeps the unfinished application and the session @main', async ({
  page,
}) => {
  await beSignedIn(page, 'user');
  await page.goto('/services/birth-certificate');
  await page.getByRole('link', { name: 'Apply: Birth Certificate' }).click();
  const chosen = page.getByLabel('Service Required').locator('option:checked');
  await expect(chosen).toHaveText('Birth Certificate');
  await page.getByLabel('Full name of the child').fill('आशा');
  await page.getByRole('link', { name: 'हिन्दी' }).press('Enter');
  await expect(page).toHaveURL('/hi/user/apply?service=Birth%20Certificate');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[A-Za-z]/);
  await expect(page.getByLabel('बच्चे का पूरा नाम')).toHaveValue('आशा');
});

test('a visit in Hindi loads no message in Marathi, and no script twice @desktop', async ({
  page,
}) => {
  const arrived: Request[] = [];
  // Once they have arrived: nothing answers for a script that the browser no longer wants.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') arrived.push(request);
  });
  const { signIn: form, application: messages } = catalogues.hi;
  await page.goto('/hi/user/login');
  await page.getByLabel(form['signIn.email']).fill(demoPerson('user').email);
  await page.getByLabel(form['signIn.password'], { exact: true }).fill(demoPerson('user').password);
  await page.getByRole('button', { name: form['signIn.submit'], exact: true }).press('Enter');
  await page.waitForURL('**/hi/user/dashboard');
  await page.locator('a[href="/hi/user/applications"]').first().press('Enter');
  const title = { level: 1, name: messages['applications.title'] };
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);

  // Those until now: one that arrives while the page is closed cannot be read.
  const scripts = await Promise.all(
    arrived.map(async (request) => {
      const response = await request.response();
      return [request.url(), (await response?.text()) ?? ''] as const;
    }),
  );
  const messagesOf = ({ signIn: words, application }: Catalogues) =>
    Object.values<string>({ ...words, ...application }).filter((text) => !/[{<]/.test(text));
  const hindi = new Set(messagesOf(catalogues.hi));
  const marathi = messagesOf(catalogues.mr).filter((text) => text.length > 12 && !hindi.has(text));
  const sources = scripts.map(([, source]) => source);
  const isBrought = (text: string) => sources.some((source) => source.includes(text));
  // To prove that the search works: it finds the Hindi messages.
  expect([...hindi].filter(isBrought).length).toBeGreaterThan(60);
  expect(marathi.filter(isBrought)).toEqual([]);
  const urls = scripts.map(([url]) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
});

test('each document lists the languages that it is available in @desktop', async ({ request }) => {
  const document = await (await request.get('/hi/services')).text();
  expect(document).toContain('<html lang=hi');
  const alternates = Array.from(
    document.matchAll(/<link rel=alternate hreflang=(\S+) href="[^"]*?(\/[^/"]*(?:\/[^"]*)?)">/g),
    ([, tag]) => tag,
  );
  expect(alternates).toEqual(['en', 'hi', 'mr', 'x-default']);
});
