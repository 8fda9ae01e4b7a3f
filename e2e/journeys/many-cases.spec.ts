import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { apply } from '../support/apply';
import { countPresses, pressByKey, typeText } from '../support/keyboard';

interface Workload {
  cases: number;
  presses: number;
  /** The cases with papers that need another step, by their index; in all others everything agrees at once. */
  unusual: ReadonlyMap<number, 'second paper' | 'return'>;
}

const sixty: Workload = {
  cases: 60,
  presses: 400,
  unusual: new Map([
    [10, 'second paper'],
    [20, 'return'],
    [30, 'second paper'],
  ] as const),
};
const six: Workload = {
  cases: 6,
  presses: 64,
  unusual: new Map([
    [2, 'second paper'],
    [3, 'return'],
  ] as const),
};

/** Copies an application with its papers `count` times, each with a number of its own, as if others had sent the same. */
async function sendAgain(page: Page, number: string, count: number): Promise<void> {
  await page.evaluate(
    async ([known, times]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The storage failed.'));
        });
      interface Row {
        collection: string;
        id: string;
        fields: { number?: string };
        made: number;
      }
      const db = await answer(indexedDB.open('village-council'));
      const documents = db.transaction('documents', 'readwrite').objectStore('documents');
      const rows = await answer(documents.getAll() as IDBRequest<Row[]>);
      const first = rows.find(
        ({ collection, fields }) => collection === 'applications' && fields.number === known,
      );
      if (!first) throw new Error(`There is no application ${known}.`);
      const path = `applications/${first.id}/`;
      const papers = rows.filter(({ collection }) => collection.startsWith(path));
      if (papers.length === 0) throw new Error(`${known} has no papers.`);
      for (let index = 1; index < times; index += 1) {
        const id = `case-${index}`;
        const number = `#PAN-2026-9${String(index).padStart(2, '0')}`;
        await answer(documents.add({ ...first, id, fields: { ...first.fields, number } }));
        for (const { collection, ...paper } of papers) {
          const copied = collection.replace(path, `applications/${id}/`);
          await answer(documents.add({ ...paper, collection: copied }));
        }
      }
      db.close();
    },
    [number, count] as const,
  );
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Review / });
const viewer = (page: Page) => page.getByRole('region', { name: 'Paper' });
const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} \\d+$`) });

async function countOn(page: Page, name: string): Promise<number> {
  return Number(/\d+$/.exec((await tab(page, name).textContent()) ?? '')?.[0]);
}

async function takeNext(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Take next' })).toBeEnabled();
  await page.keyboard.press('n');
}

/** Recommends the open application; the next one opens. */
async function recommend(page: Page, title: string): Promise<void> {
  await page.keyboard.press('a');
  await page.keyboard.press('x');
  await expect(page.getByText(/ was recommended\./)).toContainText(title.replace('Review ', ''));
}

/** Returns the open application with a note, goes back to the list and takes the next one. */
async function sendBack(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await expect(page.getByText(/ is in review\./)).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByLabel('Note, or what is missing')).toBeFocused();
  await typeText(page, 'Whose house?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('b');
  await expect(page.getByText(/ was returned to the citizen\./)).toBeVisible();
  await pressByKey(page, page.getByRole('link', { name: 'Back to the work list' }), 'Shift+Tab');
  await takeNext(page);
}

async function expectFewPresses(page: Page, { cases, presses: most, unusual }: Workload) {
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', '');
  await sendAgain(page, number, cases);

  await openSession(page, 'staff', '/staff/worklist?service=Residence+Proof');
  const [recommended, returned] = [
    await countOn(page, 'Recommended'),
    await countOn(page, 'With the citizen'),
  ];
  const presses = countPresses(page);
  await takeNext(page);
  let withPapers = 0;
  for (let done = 0; done < cases; done += 1) {
    await expect(heading(page)).toBeVisible();
    const title = (await heading(page).textContent()) ?? '';
    await expect(page.getByRole('group', { name: 'Next step' })).toBeVisible();
    // The list also has samples, which may have no papers.
    const hasPapers = title.includes('#PAN-2026-9');
    if (hasPapers) {
      withPapers += 1;
      await expect(viewer(page).getByRole('img', { name: /^paper-1/ })).toBeVisible();
    }
    const way = hasPapers ? unusual.get(withPapers) : undefined;
    if (way === 'second paper') {
      await pressByKey(page, page.getByRole('button', { name: /^Show paper-2/ }));
      await expect(viewer(page).getByRole('img', { name: /^paper-2/ })).toBeVisible();
    }
    if (way === 'return') await sendBack(page);
    else await recommend(page, title);
    // The message of the recommendation may be shown before the next application.
    if (done < cases - 1) await expect(heading(page)).not.toHaveText(title);
  }
  expect(presses()).toBeLessThanOrEqual(most);
  await page.goto('/staff/worklist?tab=recommended');
  await expect(tab(page, 'Recommended')).toHaveText(`Recommended ${recommended + cases - 1}`);
  await expect(tab(page, 'With the citizen')).toHaveText(`With the citizen ${returned + 1}`);
}

test('a clerk goes through six cases with at most 64 presses (#18)', async ({ page }) => {
  await expectFewPresses(page, six);
});

test('a clerk goes through sixty cases with at most 400 presses @repeat (#18)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await expectFewPresses(page, sixty);
});
