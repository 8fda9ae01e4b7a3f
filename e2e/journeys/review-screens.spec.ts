import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { answerQuestions, receivedNumber, submitApplication } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { drawnPdf, png } from '../support/documents';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';

/** An application with six answers, a picture and a PDF of three pages, open in its review. */
async function openReview(page: Page): Promise<string> {
  await openSession(page, 'user', '/user/apply');
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

const steps = (page: Page) => page.getByRole('group', { name: 'Next step' });

/** Fails if an answer, a paper or a step is out of the window, or behind the bar of steps. */
async function expectAllInView(page: Page): Promise<void> {
  const sent = page.getByRole('region', { name: 'What the citizen sent' });
  const checks = sent.getByRole('group');
  await expect(checks).toHaveCount(8);
  for (const each of await checks.all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expect(steps(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: /to be scrolled$/ })).toBeInViewport({ ratio: 1 });
  const last = await checks.last().boundingBox();
  const bar = await steps(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Takes the application into review. Fails if the page moves, or if the outcome covers a step. */
async function takeIntoReview(page: Page, number: string): Promise<void> {
  const above = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Take into review' }).press('Enter');
  await expect(page.getByText(`${number} is in review.`)).toBeVisible();
  await expect(steps(page)).toBeFocused();
  expect(await above()).toBe(0);
  await page.keyboard.press('Tab');
  await expect(steps(page).getByRole('button').first()).toBeFocused();
  expect(await above()).toBe(0);
  await expectPressable(steps(page).getByRole('button'));

  // Here the steps take two lines.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 1024, height: 730 });
  await expect(() => expectPressable(steps(page).getByRole('button'))).toPass();
  await expect(page.getByText(`${number} is in review.`)).toBeVisible();
  await page.setViewportSize({ width, height });
}

/** Shows the picture larger and turned, then two pages of the PDF. */
async function lookAtPapers(page: Page): Promise<void> {
  const image = page.getByRole('img', { name: 'aadhaar.png' });
  await expect(image).toBeVisible();
  const before = await image.boundingBox();
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(page.getByText('125%')).toBeVisible();
  const larger = await image.boundingBox();
  expect(larger?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.getByRole('button', { name: 'Turn', exact: true }).press('Enter');
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
}

/** Chooses the other paper on a phone. Fails if it is out of the window. */
async function lookOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Show aadhaar.png' }).press('Enter');
  await expect(page.getByRole('img', { name: 'aadhaar.png' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Show bill.pdf' }).press('Enter');
  const shown = page.getByRole('img', { name: 'bill.pdf, page 1 of 3' });
  await expect.poll(() => blackDots(shown)).toBeGreaterThan(500);
  await expect(shown).toBeInViewport();
  await expectPressable(
    page.getByRole('group', { name: 'How bill.pdf is shown' }).getByRole('button'),
  );
}

test('a desktop shows answers, papers and steps at once, and nothing moves at a step; the viewer enlarges, turns and pages; a phone shows them above each other @main (#18)', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const number = await openReview(page);
  if (!isMobile) {
    await expectAllInView(page);
    await takeIntoReview(page, number);
  }
  await lookAtPapers(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await lookOnPhone(page);
  if (!isMobile) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await expect(page.getByText(new RegExp(`^${number} was recommended`))).toBeVisible();
  }
  expect(problems).toEqual([]);
});
