import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** Points of a PDF to the inch. */
const points = 72;

/**
 * Reads the QR code on a printed page with a decoder that the portal does not use, as a scanner sees it: in black
 * and white, at 150 dots to the inch.
 * @param pdf a document of one page
 * @returns what the code says
 */
export async function readPrintedCode(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages = [...document.pages()];
    const [page] = pages;
    if (!page || pages.length !== 1) throw new Error(`The paper has ${pages.length} pages.`);
    const { data, width, height } = await page.render({
      scale: 150 / points,
      render: ({ data: pixels }) => Promise.resolve(pixels),
    });
    const code = jsQR(blackAndWhite(data), width, height);
    if (!code) throw new Error('There is no code on the paper that a scanner could read.');
    return code.data;
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** Four bytes a dot: as a photocopier without greys leaves it. */
function blackAndWhite(pixels: Uint8Array): Uint8ClampedArray {
  const copy = new Uint8ClampedArray(pixels);
  for (let at = 0; at < copy.length; at += 4) {
    const light = ((copy[at] ?? 0) + (copy[at + 1] ?? 0) + (copy[at + 2] ?? 0)) / 3;
    copy.fill(light > 127 ? 255 : 0, at, at + 3);
    copy[at + 3] = 255;
  }
  return copy;
}
