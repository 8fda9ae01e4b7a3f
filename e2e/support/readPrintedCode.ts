import { PDFiumLibrary } from '@hyzyla/pdfium';
import { photocopyTwice, toGrey } from '../../tools/testing/photocopy';
import { scanCode } from '../../tools/testing/scanCode';

/** PDF points per inch. */
const points = 72;

/**
 * Reads the QR code on a printed page with a decoder that the portal does not use. Renders the page as a bad copy:
 * in black and white, at 150 dots per inch.
 * @param pdf a document of one page
 * @returns the text of the code
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
    const code = scanCode(photocopyTwice(toGrey(data, width, height)));
    if (code === undefined) throw new Error('There is no code on the paper that could be read.');
    return code;
  } finally {
    document.destroy();
    library.destroy();
  }
}
