import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { answerQuestions, openByMenu, receivedNumber, submitApplication } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { drawnPdf, png } from '../support/documents';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';

/** An application with six answers, a picture and a PDF of three pages, open in its review. */
async function openReview(page: Page): Promise<string> {
  await openSession(page, 'user');
  await openByMenu(page, 'Apply');
  await page.getByLabel('Service Required').selectOption('Residence Proof');
  const papers = [png('aadhaar.png', [300, 200]), drawnPdf('bill.pdf', 3)];
  await answerQuestions(page, (place) => papers[place - 1]);
  await page.getByLabel('I certify that all information provided is accurate').check();
  await submitApplication(page);
  const number = await receivedNumber(page);
  await openSession(page, 'staff', `/staff/dashboard?search=${encodeURIComponent(number)}`);
  await page.getByRole('link', { name: `Review ${number}` }).click();
  await expect(page.getByRole('heading', { name: 'Papers' })).toBeVisible();
  return number;
}

/** The number of black pixels of a canvas. */
const blackDots = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const dots = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data;
    let black = 0;
    for (let at = 0; dots && at < dots.length; at += 4) {
      if (dots[at] === 0 && dots[at + 3] === 255) black += 1;
    }
    return black;
  });

test('the viewer shows papers beside the answers: larger, turned, page by page (#18)', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await openReview(page);
  const image = page.getByRole('img', { name: 'aadhaar.png' });
  await expect(image).toBeVisible();
  const before = await image.boundingBox();
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(page.getByText('125%')).toBeVisible();
  const larger = await image.boundingBox();
  expect(larger?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.getByRole('button', { name: 'Turn' }).press('Enter');
  const turned = await image.boundingBox();
  expect(turned?.height ?? 0).toBeGreaterThan(turned?.width ?? 0);

  await page.getByRole('button', { name: 'Show bill.pdf' }).press('Enter');
  const first = page.getByRole('img', { name: 'bill.pdf, page 1 of 3' });
  await expect.poll(() => blackDots(first)).toBeGreaterThan(1000);
  // A worker reads the PDF: in the page itself a long one would block every key press.
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  const second = page.getByRole('img', { name: 'bill.pdf, page 2 of 3' });
  await expect.poll(() => blackDots(second)).toBeGreaterThan(1000);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  expect(problems).toEqual([]);
});

test(
  'the usual application fits on a desktop screen without scrolling, with its paper and its steps (#18)',
  { tag: '@desktop' },
  async ({ page }) => {
    const number = await openReview(page);
    const sent = page.getByRole('region', { name: 'What the citizen sent' });
    const checks = sent.getByRole('group');
    await expect(checks).toHaveCount(8);
    for (const each of await checks.all()) await expect(each).toBeInViewport({ ratio: 1 });
    const steps = page.getByRole('group', { name: 'Next step' });
    await expect(steps).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: /to scroll in$/ })).toBeInViewport({ ratio: 1 });
    const last = await checks.last().boundingBox();
    const bar = await steps.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await expect(page.getByText(new RegExp(`^${number} was recommended`))).toBeVisible();
  },
);

test(
  'an outcome covers no step, and taking a step moves nothing on a desktop (#18)',
  { tag: '@desktop' },
  async ({ page }) => {
    const number = await openReview(page);
    const steps = page.getByRole('group', { name: 'Next step' });
    const above = () => page.evaluate(() => window.scrollY);
    await page.getByRole('button', { name: 'Take into review' }).press('Enter');
    await expect(page.getByText(`${number} is in review.`)).toBeVisible();
    await expect(steps).toBeFocused();
    expect(await above()).toBe(0);
    await page.keyboard.press('Tab');
    await expect(steps.getByRole('button').first()).toBeFocused();
    expect(await above()).toBe(0);
    await expectPressable(steps.getByRole('button'));
  },
);

test('a phone shows answers, paper and steps above each other (#18)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReview(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show bill.pdf' }).press('Enter');
  const shown = page.getByRole('img', { name: 'bill.pdf, page 1 of 3' });
  await expect.poll(() => blackDots(shown)).toBeGreaterThan(500);
  await expect(shown).toBeInViewport();
  await expectPressable(
    page.getByRole('group', { name: 'How bill.pdf is shown' }).getByRole('button'),
  );
});
