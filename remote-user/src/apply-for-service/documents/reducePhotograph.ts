/** A photograph below this number of bytes is sent unchanged. */
const worthReducing = 1.5 * 1024 * 1024;

/** Sufficient for a page of small print, in pixels. */
const longestSide = 2400;

const quality = 0.82;

/**
 * Returns a large photograph as a smaller JPEG, or the original if that fails or does not help. The redrawn image has no
 * metadata, such as the place where a phone took it.
 */
export async function reducePhotograph(file: File): Promise<File> {
  if (file.size < worthReducing) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const smaller = await drawSmaller(bitmap).finally(() => bitmap.close());
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], nameOfJpeg(file.name), {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    });
  } catch {
    // The browser cannot draw it, or lacks memory; the original may still be small enough.
    return file;
  }
}

async function drawSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency: without this, transparent parts of a scan would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function nameOfJpeg(name: string): string {
  return name.replace(/\.(png|jpe?g)$/i, '') + '.jpg';
}
