import type { Application } from 'shared-data';

/** What the council office said with the latest return, or has said since. */
export function returnNote({ history }: Pick<Application, 'history'>): string | undefined {
  const returned = history.findLastIndex(
    ({ from, to }) => from === 'in-review' && to === 'returned',
  );
  return history.slice(Math.max(0, returned)).findLast(({ note }) => note)?.note;
}

/** How often it was returned: each return is answered by itself. */
export function countReturns({ history }: Pick<Application, 'history'>): number {
  return history.filter(({ from, to }) => from !== 'returned' && to === 'returned').length;
}
