import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { openByMenu } from '../support/apply';
import { expectNoSidewaysScroll } from '../support/layout';
import { openElsewhere } from '../support/livePeople';
import { test, type LivePortal, type Member } from '../support/livePortal';
import { worklistRows } from '../support/worklist';

/** One clerk uses each, so that one journey covers both widths. */
const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const atDesk = { viewport: { width: 1280, height: 800 } };

interface Clerk {
  page: Page;
  member: Member;
}

const list = (page: Page) => page.getByRole('table', { name: 'Applications' });
const takeFirst = (page: Page) =>
  list(page)
    .getByRole('button', { name: /^Take #/ })
    .first();

/**
 * Holds each clerk's first read of an application until all clerks have sent theirs: all try to take the same case,
 * and it is still free.
 */
async function holdUntilAllRead(pages: readonly Page[]): Promise<void> {
  const reading = new Set<Page>();
  let release: () => void = () => undefined;
  const allRead = new Promise<void>((resolve) => (release = resolve));
  for (const page of pages) {
    await page.route(/documents:batchGet/, async (route) => {
      if (route.request().postData()?.includes('/applications/')) reading.add(page);
      if (reading.size === pages.length) release();
      if (reading.has(page)) await allRead;
      await route.continue();
    });
  }
}

async function handOver({ page }: Clerk, number: string, colleague: Clerk): Promise<void> {
  await page.getByRole('button', { name: 'Hand over' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Hand over ${number}` });
  await dialog.getByLabel('Colleague').selectOption(colleague.member.name);
  await dialog.getByLabel('Note').fill(`About ${number}: call first.`);
  await dialog.getByRole('button', { name: 'Hand over' }).press('Enter');
  const { name } = colleague.member;
  await expect(page.getByText(`${number} was handed over to ${name}.`)).toBeVisible();
  await expect(page.getByText(`${name} has had it since`)).toBeVisible();
}

/** Finds the case that was handed over under 'Mine' in the work list, and gives it back. */
async function giveBack({ page }: Clerk, number: string, colleague: Clerk): Promise<void> {
  await page.getByRole('link', { name: 'Back to the work list' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Mine 1', exact: true }).press('Enter');
  const row = worklistRows(page, 'Mine').filter({ hasText: number });
  const { name } = colleague.member;
  await expect(row).toContainText(`Handed over by ${name}: About ${number}: call first.`);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: `Give back ${number}` }).press('Enter');
  await expect(page.getByText(`${number} was given back: nobody has it.`)).toBeVisible();
  await expect(row).toBeHidden();
}

/** The log's entries about who of these people has a case. */
async function loggedOf({ records }: LivePortal, clerks: readonly Clerk[]): Promise<string[]> {
  const uids = clerks.map(({ member }) => member.uid);
  const { docs } = await records.collection('log').where('by.uid', 'in', uids).get();
  return docs
    .filter((entry) => entry.get('kind') === 'assignment')
    .map((entry) => ['by.name', 'action', 'subject'].map((field) => entry.get(field) as string))
    .map((words) => words.join(' '));
}

test('two clerks who take the next case together get different ones, hand them over and give them back @repeat (#18)', async ({
  browser,
  livePortal,
}) => {
  async function openWorklist(name: string, device: BrowserContextOptions): Promise<Clerk> {
    const member = await livePortal.accounts.add('staff', { name });
    const page = await openElsewhere(browser, livePortal, device);
    await signIn(page, 'staff', member);
    await openByMenu(page, 'Work list');
    await expect(takeFirst(page)).toBeVisible();
    return { page, member };
  }
  const [one, other] = await Promise.all([
    openWorklist('Leela Rane', onPhone),
    openWorklist('Sunil Mhatre', atDesk),
  ]);
  const clerks = [one, other];
  // Both clerks see the same case first.
  const first = (await takeFirst(one.page).getAttribute('aria-label')) ?? '';
  await expect(takeFirst(other.page)).toHaveAccessibleName(first);
  await holdUntilAllRead(clerks.map(({ page }) => page));
  await Promise.all(
    clerks.map(({ page }) => page.getByRole('button', { name: 'Take next' }).press('Enter')),
  );
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map(async ({ page }) => {
      const title = page.getByRole('heading', { level: 1, name: /^Review #PAN-/ });
      await expect(title).toBeVisible();
      return ((await title.textContent()) ?? '').replace('Review ', '');
    }),
  );
  if (!ofOne || !ofOther) throw new Error('Both have taken one.');
  expect(ofOne).not.toBe(ofOther);
  expect([`Take ${ofOne}`, `Take ${ofOther}`]).toContain(first);

  await Promise.all([handOver(one, ofOne, other), handOver(other, ofOther, one)]);
  await Promise.all([giveBack(one, ofOther, other), giveBack(other, ofOne, one)]);
  for (const { page } of clerks) {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^To do/ })
      .press('Enter');
    for (const number of [ofOne, ofOther]) {
      await expect(page.getByRole('button', { name: `Take ${number}` })).toBeVisible();
    }
  }
  const expected = [
    `Leela Rane taken ${ofOne}`,
    `Leela Rane handed-over ${ofOne}`,
    `Leela Rane given-back ${ofOther}`,
    `Sunil Mhatre taken ${ofOther}`,
    `Sunil Mhatre handed-over ${ofOther}`,
    `Sunil Mhatre given-back ${ofOne}`,
  ];
  expect((await loggedOf(livePortal, clerks)).sort()).toEqual(expected.sort());
});
