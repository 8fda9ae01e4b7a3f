import { usePaperProblemMessage } from 'shared-area/papers';
import { useDocumentMessages } from './i18n';
import type { DocumentProblem } from './DocumentProblem';

/** Returns the message for a refused file, with what to do about it. */
export function useDocumentProblemMessage(): (problem: DocumentProblem) => string {
  const t = useDocumentMessages();
  const paperMessage = usePaperProblemMessage();
  return (problem) => {
    switch (problem.reason) {
      case 'many':
      case 'paper-many':
        return t(problem.reason, { most: problem.most });
      case 'duplicate':
        return t('duplicate');
      default:
        return paperMessage(problem);
    }
  };
}
