import type * as PdfJs from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFWorker, RenderTask } from 'pdfjs-dist';

/** An open PDF. */
export interface OpenPdf {
  pages: number;
  /**
   * Draws a page as wide as the canvas is on the screen.
   * @param turn clockwise, in degrees
   * @param onEnded called when it is drawn, and with true where that failed
   * @returns cancels the drawing
   */
  draw(
    canvas: HTMLCanvasElement,
    page: number,
    turn: number,
    onEnded: (hasFailed: boolean) => void,
  ): () => void;
}

/** What keeps a PDF from being shown. */
export type PdfProblem = 'password' | 'damaged' | 'failed';

/** Maximum number of pixels of a canvas: with more, some devices draw nothing. */
const mostDots = 16_000_000;

/**
 * Reads a PDF with pdf.js in a worker. If the browser does not allow one (the worker's file comes from the area's own
 * origin), pdf.js runs in the page itself. No WebAssembly and no `eval`, since the shell's policy allows neither.
 * @returns closes the PDF; available at once, while `onOpen` or `onProblem` is called later
 */
export function openPdf(
  content: Blob,
  onOpen: (pdf: OpenPdf) => void,
  onProblem: (problem: PdfProblem) => void,
): () => void {
  const ended = new AbortController();
  void read(content, ended.signal).then(
    (pdf) => {
      if (!ended.signal.aborted) onOpen({ pages: pdf.numPages, draw: drawerOf(pdf) });
    },
    (error: unknown) => {
      if (ended.signal.aborted) return;
      console.error('A PDF could not be shown.', error);
      onProblem(problemOf(error));
    },
  );
  return () => ended.abort();
}

let isHere = false;

/** Whether pdf.js has opened a PDF on this page: its code and its worker are here. */
export const hasOpenedPdf = (): boolean => isHere;

async function read(content: Blob, ended: AbortSignal): Promise<PDFDocumentProxy> {
  const [pdfJs, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    content.arrayBuffer(),
  ]);
  if (ended.aborted) throw new Error('The PDF is not shown any more.');
  const reading = pdfJs.getDocument({
    data,
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    worker: workerOf(pdfJs),
  });
  ended.addEventListener('abort', () => void reading.destroy());
  const pdf = await reading.promise;
  isHere = true;
  // pdf.js repairs what it can, so that only the first page shows whether anything is left.
  await pdf.getPage(1).catch((cause: unknown) => {
    throw Object.assign(new Error('The PDF has no first page.', { cause }), { name: damaged });
  });
  return pdf;
}

let worker: PDFWorker | undefined;

/** One worker for all PDFs of the page: starting another for each paper takes seconds on a phone. */
function workerOf({ GlobalWorkerOptions, PDFWorker }: typeof PdfJs): PDFWorker {
  if (worker && !worker.destroyed) return worker;
  GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  worker = new PDFWorker();
  return worker;
}

/** The name of pdf.js's own error for a file that is no PDF. */
const damaged = 'InvalidPDFException';

function problemOf(error: unknown): PdfProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'password';
  return name === damaged ? 'damaged' : 'failed';
}

function drawerOf(pdf: PDFDocumentProxy): OpenPdf['draw'] {
  return (canvas, number, turn, onEnded) => {
    let isEnded = false;
    let drawing: RenderTask | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isEnded) return;
      const rotation = (page.rotate + turn) % 360;
      const plain = page.getViewport({ scale: 1, rotation });
      const wanted = (canvas.clientWidth * window.devicePixelRatio) / plain.width;
      const most = Math.sqrt(mostDots / (plain.width * plain.height));
      const viewport = page.getViewport({ scale: Math.min(wanted, most), rotation });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      drawing = page.render({ canvas, viewport });
      await drawing.promise;
    };
    draw().then(
      () => {
        if (!isEnded) onEnded(false);
      },
      (error: unknown) => {
        if (isEnded) return;
        console.error('A page could not be drawn.', error);
        onEnded(true);
      },
    );
    return () => {
      isEnded = true;
      drawing?.cancel();
    };
  };
}
