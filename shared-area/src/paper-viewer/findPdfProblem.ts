import { openPdf, type PdfProblem } from './openPdf';

/**
 * What keeps a PDF from being shown, if anything: it is opened with pdf.js, as for a clerk.
 * @param timeout milliseconds after which a check that has not ended counts as failed, such as on a network that hangs
 */
export function findPdfProblem(content: Blob, timeout: number): Promise<PdfProblem | undefined> {
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
