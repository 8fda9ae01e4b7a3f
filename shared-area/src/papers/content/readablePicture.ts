import { limits } from 'shared-data/limits';

/** A picture below this number of bytes is not drawn again. */
export const worthReducing = 1.5 * 1024 * 1024;

/** Sufficient for a page of small print: 2400 by 1800 dots. */
const enoughDots = 2400 * 1800;

/** The shorter side of a long picture, such as a scrolling screenshot: with fewer dots its text cannot be read. */
const leastSide = 720;

/** What the weakest supported browser (Safari on an iPhone) can draw. */
const mostDots = 16_777_216;
const mostSide = 16_384;

/** The first quality whose result fits is used. */
const qualities = [0.82, 0.6];

/** The size that a picture is reduced to: by its area, and not below what can be read. */
export function readableSize({ width, height }: { width: number; height: number }) {
  const byArea = Math.sqrt(enoughDots / (width * height));
  const scale = Math.min(1, Math.max(byArea, leastSide / Math.min(width, height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The picture as a JPEG of a readable size, or undefined where that cannot be drawn. It has no metadata. */
export async function drawReadable(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = readableSize(bitmap);
  if (width * height > mostDots || Math.max(width, height) > mostSide) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency: without this, transparent parts of a scan would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  let drawn: Blob | null = null;
  for (const quality of qualities) {
    drawn = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!drawn || drawn.size <= limits.documentSize) break;
  }
  return drawn ?? undefined;
}
