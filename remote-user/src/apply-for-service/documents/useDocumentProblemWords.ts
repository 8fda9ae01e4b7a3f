import { formatFileSize } from 'shared-ui';
import { useWords } from '../../words';
import type { DocumentProblem } from './document-problem';

/** Says why a file is not taken, and what to do about it. */
export function useDocumentProblemWords(): (problem: DocumentProblem) => string {
  const words = useWords();
  return (problem) => {
    switch (problem.reason) {
      case 'content':
        return words('document.content', { ending: problem.ending.toUpperCase() });
      case 'size':
        return words('document.size', { size: formatFileSize(problem.size) });
      default:
        return words(`document.${problem.reason}`);
    }
  };
}
