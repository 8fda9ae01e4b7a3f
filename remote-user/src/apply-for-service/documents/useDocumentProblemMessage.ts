import { formatFileSize } from 'shared-ui';
import { useMessages } from '../../i18n';
import type { DocumentProblem } from './documentProblem';
import { shownEndings } from './paperEndings';

const tenthOfMegabyte = (1024 * 1024) / 10;

/** Says why a file is not taken, and what to do about it. */
export function useDocumentProblemMessage(): (problem: DocumentProblem) => string {
  const t = useMessages();
  return (problem) => {
    switch (problem.reason) {
      case 'content':
        return t('document.content', { ending: problem.ending.toUpperCase() });
      case 'size':
        return t('document.size', { size: formatFileSize(roundedUp(problem.size)) });
      case 'many':
      case 'paper-many':
        return t(`document.${problem.reason}`, { most: problem.most });
      case 'paper-type':
        return t('document.paper-type', { endings: shownEndings(problem.endings) });
      default:
        return t(`document.${problem.reason}`);
    }
  };
}

/** One byte too many must not read as 'it has 5 MB, and at most 5 MB are possible'. */
function roundedUp(size: number): number {
  return Math.ceil(size / tenthOfMegabyte) * tenthOfMegabyte;
}
