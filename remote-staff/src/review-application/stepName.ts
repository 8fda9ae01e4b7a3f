import { isTakingBack, type ApplicationEvent } from 'shared-data';
import type { WordsOfStaff } from '../words';

/** What a step of an application's history was, in words. */
export function stepName(
  words: WordsOfStaff,
  { from, to }: Pick<ApplicationEvent, 'from' | 'to'>,
): string {
  if (from === null) return words('history.submitted');
  if (from === to) return words('history.note');
  if (isTakingBack({ from, to })) return words('history.takenBack');
  if (from === 'returned' && to === 'pending') return words('history.sentAgain');
  return words(`history.${to}`);
}
