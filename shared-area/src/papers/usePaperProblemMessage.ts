import { formatFileSize } from 'shared-ui';
import { usePaperMessages } from './i18n';
import type { PaperProblem } from './PaperProblem';
import { shownEndings } from './shownEndings';

const tenthOfMegabyte = (1024 * 1024) / 10;

/** Returns the message for a refused file, with what to do about it. */
export function usePaperProblemMessage(): (problem: PaperProblem) => string {
  const t = usePaperMessages();
  return (problem) => {
    switch (problem.reason) {
      case 'content':
        return t('content', { ending: problem.ending.toUpperCase() });
      case 'size':
        return t('size', { size: formatFileSize(roundedUp(problem.size)) });
      case 'type':
        return t('type', { endings: shownEndings(problem.endings) });
      default:
        return t(problem.reason);
    }
  };
}

/** Rounded so that one byte too many does not read as 'it has 5 MB, and at most 5 MB are possible'. */
function roundedUp(size: number): number {
  return Math.ceil(size / tenthOfMegabyte) * tenthOfMegabyte;
}
