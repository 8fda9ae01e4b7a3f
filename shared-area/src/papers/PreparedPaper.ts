import type { PaperProblem } from './PaperProblem';

/** A chosen file as it is sent, or why it is refused. */
export type PreparedPaper = { file: File } | { problem: PaperProblem };
