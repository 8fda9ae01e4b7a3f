/** A photograph below this many bytes is sent as it is. */
const worthReducing = 1.5 * 1024 * 1024;

/** Enough to read a page of small print, in pixels. */
const longestSide = 2400;

const quality = 0.82;

/**
 * A large photograph made smaller, as a JPEG; the original where that does not work or does not help.
 * Drawing it anew also leaves out what phones write into a photograph, such as where it was taken.
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
    // The browser cannot draw it, or has no room to; the original may still be small enough.
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
  // A JPEG has no transparency: without this, a scan's would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function nameOfJpeg(name: string): string {
  return name.replace(/\.(png|jpe?g)$/i, '') + '.jpg';
}
