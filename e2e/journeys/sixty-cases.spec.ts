import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { apply } from '../support/apply';

const cases = 60;

/** Makes so many more of the application under a number, with its papers, each with a number of its own, as if others had sent the same. */
async function sendAgain(page: Page, number: string): Promise<void> {
  await page.evaluate(
    async ([known, count]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The storage failed.'));
        });
      interface Row {
        id: string;
        number: string;
        keys: { words: string[] };
      }
      interface Content {
        applicationId: string;
      }
      const db = await answer(indexedDB.open('village-council'));
      const storing = db.transaction(['applications', 'documents'], 'readwrite');
      const rows = storing.objectStore('applications');
      const papers = storing.objectStore('documents');
      const all = await answer(rows.getAll() as IDBRequest<Row[]>);
      const first = all.find((row) => row.number === known);
      if (!first) throw new Error(`There is no application ${known}.`);
      const contents = await answer(papers.getAll() as IDBRequest<Content[]>);
      const own = contents.filter(({ applicationId }) => applicationId === first.id);
      if (own.length === 0) throw new Error(`${known} has no papers.`);
      for (let index = 1; index < Number(count); index += 1) {
        const copy = {
          ...first,
          id: `case-${index}`,
          number: `#PAN-2026-9${String(index).padStart(2, '0')}`,
        };
        await answer(rows.add(copy));
        for (const paper of own) {
          await answer(papers.add({ ...paper, applicationId: copy.id }));
        }
      }
      db.close();
    },
    [number, String(cases)] as const,
  );
}

test('a clerk recommends sixty usual cases with at most 400 presses (#18)', async ({ page }) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', '');
  await sendAgain(page, number);

  await openSession(page, 'staff');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/staff/worklist?service=Residence+Proof');
  await expect(page.getByRole('button', { name: 'Take next' })).toBeEnabled();
  await press('n');
  const heading = page.getByRole('heading', { level: 1, name: /^Review / });
  const paper = page.getByRole('region', { name: 'Paper' }).getByRole('img', { name: /^paper-1/ });
  for (let done = 0; done < cases; done += 1) {
    await expect(heading).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    await expect(page.getByRole('group', { name: 'Next step' })).toBeVisible();
    // A sample among them may have none.
    if (title.includes('#PAN-2026-9')) await expect(paper).toBeVisible();
    await press('a');
    await press('x');
    await expect(page.getByText(/ was recommended\./)).toContainText(title.replace('Review ', ''));
    // What was recommended may be said before the next one is there.
    if (done < cases - 1) await expect(heading).not.toHaveText(title);
  }
  expect(presses).toBeLessThanOrEqual(400);
  await page.goto('/staff/worklist?tab=recommended');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Recommended 6[01]$/ }),
  ).toBeVisible();
});
