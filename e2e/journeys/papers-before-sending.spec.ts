import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { drawnPdf, protectedPdf } from '../support/documents';

const show = (page: Page, name: string) =>
  page.getByRole('button', { name: `Show ${name} larger`, exact: true });

test('a citizen sees each paper as the office will see it, and what is locked or cut off is refused @main (#44.6, #44.7) @widths', async ({
  page,
}) => {
  test.slow();
  await openSession(page, 'user', '/user/apply');
  await page.getByLabel('Service Required').selectOption('Birth Certificate');
  const screenshot = Buffer.from(await page.evaluate(drawScrollingScreenshot), 'base64');
  expect(screenshot.length).toBeGreaterThan(1.5 * 1024 * 1024);
  const photograph = Buffer.from(await page.evaluate(drawPhotograph), 'base64');
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await page
    .getByLabel('Other papers')
    .setInputFiles([
      drawnPdf('ration-card.pdf', 2),
      protectedPdf('statement.pdf', { isLocked: false }),
      protectedPdf('aadhaar.pdf', { isLocked: true }),
      file('photograph.png', 'image/png', photograph),
      file('cut-off.jpg', 'image/jpeg', photograph.subarray(0, photograph.length / 2)),
      file('scroll.png', 'image/png', screenshot),
    ]);
  const list = page.getByRole('list', { name: 'Chosen files' }).last();
  // The first PDF waits for the code that reads it.
  await expect(list.getByText(/locked with a password/)).toBeVisible({ timeout: 60_000 });
  // On a phone too, the sentence is not squeezed beside its button.
  const problem = await list.getByText(/locked with a password/).boundingBox();
  expect(problem?.width).toBeGreaterThan(200);
  await expect(list.getByText(/damaged or incomplete/)).toBeVisible();
  await expect(list.getByText(/Not added/)).toHaveCount(2);
  for (const name of ['ration-card.pdf', 'statement.pdf', 'photograph.jpg', 'scroll.jpg']) {
    await expect(show(page, name)).toBeVisible({ timeout: 30_000 });
  }
  await expect
    .poll(() => show(page, 'ration-card.pdf').locator('canvas').evaluate(isDarkBelow))
    .toBe(true);
  await expectNoAxeViolations(page);

  await show(page, 'scroll.jpg').click();
  const dialog = page.getByRole('dialog', { name: 'scroll.jpg' });
  await expect(dialog.getByText('The council office will see it like this.')).toBeVisible();
  const size = () =>
    dialog
      .getByRole('img', { name: 'scroll.jpg' })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([720, 9417]);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(show(page, 'scroll.jpg')).toBeFocused();

  await show(page, 'ration-card.pdf').click();
  const pages = page.getByRole('dialog', { name: 'ration-card.pdf' });
  await expect(pages.getByText('Page 1 of 2')).toBeVisible();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages.getByText('Page 2 of 2')).toBeVisible();
});

/** Whether the lower half of a drawn page is dark, as `drawnPdf` draws it. */
function isDarkBelow(canvas: HTMLCanvasElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const dots = canvas
    .getContext('2d')
    ?.getImageData(canvas.width / 2, canvas.height * 0.75, 1, 1).data;
  return dots?.[0] === 0 && dots[3] === 255;
}

/** A screenshot of a phone, scrolled over many screens, as PNG. Its dots repeat nowhere, so that it is large. */
function drawScrollingScreenshot(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 14126 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const noise = context.createImageData(canvas.width, 500);
  for (let at = 0, seed = 1; at < noise.data.length; at += 1) {
    seed = (seed * 16807) % 2147483647;
    noise.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(noise, 0, 0);
  context.fillStyle = 'black';
  context.font = '40px sans-serif';
  for (let line = 0; line < 200; line += 1) context.fillText(`Line ${line}`, 60, 600 + line * 67);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

function drawPhotograph(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, 800, 600);
  context.fillStyle = 'white';
  context.font = '60px sans-serif';
  context.fillText('Ration card', 200, 300);
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}
