export { usePapersMessages } from './i18n';
export { ImagePaper } from './ImagePaper';
export type { PdfProblem } from './openPdf';
export { PageTools } from './PageTools';
export { PaperFrame } from './PaperFrame';
export { PdfPaper } from './PdfPaper';
export { usePaperView } from './usePaperView';
export { ViewTools } from './ViewTools';
