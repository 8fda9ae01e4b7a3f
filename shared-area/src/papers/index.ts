export type { PaperProblem } from './PaperProblem';
export { PaperPreview } from './PaperPreview';
export { preparePaper } from './preparePaper';
export type { PreparedPaper } from './PreparedPaper';
export { shownEndings } from './shownEndings';
export { usePaperProblemMessage } from './usePaperProblemMessage';
