import type { Application } from 'shared-data';
import { openedAnswers } from 'shared-data/model';

/** What the council office said with the latest return, or has said since. */
export function returnNote({ history }: Pick<Application, 'history'>): string | undefined {
  const returned = history.findLastIndex(
    ({ from, to }) => from === 'in-review' && to === 'returned',
  );
  return history.slice(Math.max(0, returned)).findLast(({ note }) => note)?.note;
}

/**
 * What the latest return asks for: the words of its note or, where there is none, those at the answers and papers that are opened, and how
 * many are.
 */
export function askedFor(application: Pick<Application, 'status' | 'history'>) {
  const opened = Object.values(openedAnswers(application));
  const words = opened.map((each) => each.trim()).filter((each) => each !== '');
  return { words: returnNote(application) ?? words.join(' · '), count: opened.length };
}

/** How often it was returned: each return is answered by itself. */
export function countReturns({ history }: Pick<Application, 'history'>): number {
  return history.filter(({ from, to }) => from !== 'returned' && to === 'returned').length;
}
