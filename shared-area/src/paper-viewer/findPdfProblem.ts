import { openPdf, type PdfProblem } from './openPdf';

/** Milliseconds after which a check that has not ended counts as failed, such as on a network that hangs. */
const timeout = 30_000;

/** What keeps a PDF from being shown, if anything: it is opened with pdf.js, as for a clerk. */
export function findPdfProblem(content: Blob): Promise<PdfProblem | undefined> {
  return new Promise((resolve) => {
    let close: () => void = () => undefined;
    const timer = setTimeout(() => end('failed'), timeout);
    function end(problem: PdfProblem | undefined) {
      clearTimeout(timer);
      close();
      resolve(problem);
    }
    close = openPdf(content, () => end(undefined), end);
  });
}
